import { dropStored, storedText, storeText } from '@wayfare/forms';

/** Which page a mailed ticket is for. */
export type TicketPage = 'recover' | 'activation' | 'alert';

const keyOf = (page: TicketPage) => `ticket.${page}` as const;

/** The ticket that this tab came with; null when there is none or the storage is blocked. */
export function keptTicket(page: TicketPage): string | null {
  return storedText(keyOf(page));
}

/** Keeps a ticket for a reload and for a change of language; false when it can't be kept. */
export function keepTicket(page: TicketPage, ticket: string): boolean {
  return storeText(keyOf(page), ticket);
}

/** A ticket that was used, or does not work, is of no use any more. */
export function forgetTicket(page: TicketPage): void {
  dropStored(keyOf(page));
}
