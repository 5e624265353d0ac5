import type { Language } from '@wayfare/domain';
import { createPaths } from '@wayfare/remote-kit';
import manifest from '../../vertical.json';

const pathTo = createPaths(manifest);

export const paths = {
  search: (language: Language, query?: URLSearchParams) => pathTo('search', language, query),
  results: (language: Language, query?: URLSearchParams) => pathTo('results', language, query),
  booking: (language: Language, query?: URLSearchParams) => pathTo('booking', language, query),
  travellers: (language: Language, query?: URLSearchParams) =>
    pathTo('travellers', language, query),
  bags: (language: Language, query?: URLSearchParams) => pathTo('bags', language, query),
  seatmap: (language: Language, query?: URLSearchParams) => pathTo('seatmap', language, query),
  payment: (language: Language, query?: URLSearchParams) => pathTo('payment', language, query),
  success: (language: Language, query?: URLSearchParams) => pathTo('success', language, query),
  bookingList: (language: Language) => pathTo('booking-list', language),
  cancelation: (language: Language, query?: URLSearchParams) =>
    pathTo('cancelation', language, query),
};
