import { defineVertical, type SlotProps } from '@wayfare/remote-kit';
import { useEffect, useEffectEvent } from 'react';

export type Numbers = Record<string, number>;

export const some = (all: number): Numbers => ({
  all,
  incoming: 1,
  expired: 0,
  canceled: all - 1,
  failed: 0,
});
const noMessages = () => Promise.resolve({ default: {} });
const LABELS: Readonly<Record<string, string>> = {
  hotels: 'Hotels',
  flights: 'Vluchten',
  trains: 'Treinen',
};

/** A vertical whose part of the list tells these numbers; null: it has not answered yet. */
export function filler(name: string, order: number, numbers: () => Numbers | null) {
  function Component({ report }: SlotProps) {
    const told = numbers();
    const tell = useEffectEvent(() => {
      if (told !== null) report?.(told);
    });
    useEffect(() => tell(), []);
    return <p>list of {name}</p>;
  }
  return {
    vertical: defineVertical({
      name,
      routes: {},
      slots: { 'bookings.list/v1': () => Promise.resolve({ Component }) },
      messages: { en: noMessages, nl: noMessages },
    }),
    manifest: {
      name,
      version: '1.0.0',
      contract: '^1.1.0',
      criticality: 'regular',
      routes: [{ name: 'search', path: { en: `/${name}`, nl: `/nl/${name}` } }],
      slots: [{ id: 'bookings.list/v1', order, label: { en: name, nl: LABELS[name] } }],
      navigation: [{ route: 'search', label: { en: name, nl: LABELS[name] }, order }],
      namespaces: [name],
    },
  };
}
