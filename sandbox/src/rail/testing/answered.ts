import type { searchTickets } from '../offers/ticket-search';
import type { searchPasses } from '../passes/pass-offer';
import type { Words } from '../wire/words';

/** For tests: what comes over the wire, where words are in one language. */
type Answered<T> = T extends Words ? string : { [Key in keyof T]: Answered<T[Key]> };

export type WireTicketSearch = Answered<ReturnType<typeof searchTickets>>;
export type WireTicketOffer = WireTicketSearch['offers'][number];
export type WirePassSearch = Answered<ReturnType<typeof searchPasses>>;
