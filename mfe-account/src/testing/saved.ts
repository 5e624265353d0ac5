import type { PriceAlert } from '@wayfare/api-contract';
import { defineVertical } from '@wayfare/remote-kit';
import { createElement } from 'react';

const noMessages = () => Promise.resolve({ default: {} });

/** A vertical that lists what was saved of it. */
export function noted(name: string, label: string) {
  return {
    vertical: defineVertical({
      name,
      routes: {},
      slots: {
        'saved.list/v1': () =>
          Promise.resolve({ Component: () => createElement('p', null, `list of ${name}`) }),
      },
      messages: { en: noMessages, nl: noMessages },
    }),
    manifest: {
      name,
      version: '1.0.0',
      contract: '^1.1.0',
      criticality: 'regular',
      routes: [],
      slots: [{ id: 'saved.list/v1', order: 1, label: { en: label, nl: label } }],
      namespaces: [name],
    },
  };
}

export function anAlert(id: string, changes: Partial<PriceAlert> = {}): PriceAlert {
  return {
    ...{ id, product: 'flights', title: 'Amsterdam – Barcelona', state: 'on' },
    ...{ starts_on: '2027-01-12', ends_on: '2027-01-14', told: '200.00' },
    href: '/flights/results?from=AMS',
    ...changes,
  };
}
