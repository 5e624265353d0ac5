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
