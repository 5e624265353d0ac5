/* Events of a booking for the tag manager's `dataLayer`. They stay in the page: whoever sends them asks first (OQ-21). */
import type { PaymentTiming } from '@wayfare/api-contract';
import { isRecord, readStored, writeStored } from '@wayfare/forms';
import { useEffect } from 'react';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface BookingEvent<Item extends object> {
  event: 'begin_checkout' | 'add_payment_info' | 'purchase';
  /** `value` and the items' amounts in euros */
  ecommerce: { currency: 'EUR'; value: number; items: readonly Item[]; payment_type?: PaymentTiming; transaction_id?: string };
}

const REMEMBERED = 30;

/** Tells the page's `dataLayer` of something that may happen again, such as a bag that is added. */
export function pushEvent(event: { event: string; ecommerce: object }): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Pushes an event once for each key: a reload, Back or the other language is no second purchase. */
export function pushOnce<Item extends object>(storageKey: string, key: string, event: BookingEvent<Item>): void {
  const stored = readStored(storageKey);
  const pushed = isRecord(stored) ? Object.keys(stored) : [];
  const name = `${event.event} ${key}`;
  if (pushed.includes(name)) return;
  writeStored(storageKey, Object.fromEntries([...pushed, name].slice(-REMEMBERED).map((each) => [each, true])));
  pushEvent(event);
}

/**
 * Tells the page's `dataLayer` once that a screen of a booking was reached; null while it is not.
 * @param storageKey where the vertical keeps in the tab what it has told
 * @param key of the quote or the booking
 */
export function useBookingEvent<Item extends object>(storageKey: string, key: string, event: () => BookingEvent<Item> | null): void {
  // The data layer is the page's, outside React.
  useEffect(() => {
    const reached = event();
    if (reached !== null) pushOnce(storageKey, key, reached);
  });
}
