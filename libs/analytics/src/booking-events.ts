import type { PaymentTiming } from '@wayfare/api-contract';
import type { EventsKey } from '@wayfare/session';
import { useEffect } from 'react';
import { pushEvent, type EcommerceEvent } from './data-layer';

export interface BookingEvent<Item extends object> extends EcommerceEvent {
  event: 'begin_checkout' | 'add_payment_info' | 'purchase';
  ecommerce: EcommerceEvent['ecommerce'] & {
    items: readonly Item[];
    payment_type?: PaymentTiming;
    transaction_id?: string;
  };
}

const REMEMBERED = 30;

function toldOf(storageKey: EventsKey): string[] {
  try {
    return Object.keys(Object(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')));
  } catch {
    return [];
  }
}

function remember(storageKey: EventsKey, told: readonly string[]): void {
  try {
    window.sessionStorage.setItem(
      storageKey,
      JSON.stringify(Object.fromEntries(told.slice(-REMEMBERED).map((name) => [name, true]))),
    );
  } catch {
    // blocked storage: events may repeat
  }
}

/** Pushes an event once a key in this tab: reloads and Back are no second purchase. */
export function pushOnce<Item extends object>(
  storageKey: EventsKey,
  key: string,
  event: BookingEvent<Item>,
): void {
  const told = toldOf(storageKey);
  const name = `${event.event} ${key}`;
  if (told.includes(name)) return;
  remember(storageKey, [...told, name]);
  pushEvent(event);
}

/** Pushes an event of a booking screen once (`storageKey` remembers); null while it is not reached. */
export function useBookingEvent<Item extends object>(
  storageKey: EventsKey,
  key: string,
  event: () => BookingEvent<Item> | null,
): void {
  useEffect(() => {
    const reached = event();
    if (reached !== null) pushOnce(storageKey, key, reached);
  });
}
