import { dropStored, storedText, storeText } from '@wayfare/forms';

export type TicketPage = 'recover' | 'activation' | 'alert';

const keyOf = (page: TicketPage) => `ticket.${page}` as const;

/** null without one, and when the storage is blocked. */
export function keptTicket(page: TicketPage): string | null {
  return storedText(keyOf(page));
}

/** Survives a reload and a change of language; false when it cannot be stored. */
export function keepTicket(page: TicketPage, ticket: string): boolean {
  return storeText(keyOf(page), ticket);
}

export function forgetTicket(page: TicketPage): void {
  dropStored(keyOf(page));
}
