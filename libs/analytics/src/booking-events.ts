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

/** What the tab remembers to have told; nothing where storage is blocked. */
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
    // a tab that can't remember tells twice
  }
}

/** Pushes an event once for each key: a reload, Back or the other language is no second purchase. */
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

/**
 * Tells the page's `dataLayer` once that a screen of a booking was reached; null while it is not.
 * @param storageKey where the vertical keeps in the tab what it has told
 * @param key of the quote or the booking
 */
export function useBookingEvent<Item extends object>(
  storageKey: EventsKey,
  key: string,
  event: () => BookingEvent<Item> | null,
): void {
  // The data layer is the page's, outside React.
  useEffect(() => {
    const reached = event();
    if (reached !== null) pushOnce(storageKey, key, reached);
  });
}
