import type { Language } from '@wayfare/domain';
import { createPaths } from '@wayfare/remote-kit';
import manifest from '../../vertical.json';

const pathTo = createPaths(manifest);

export const paths = {
  landing: (language: Language, query?: URLSearchParams) => pathTo('landing', language, query),
  tickets: (language: Language, query?: URLSearchParams) => pathTo('tickets', language, query),
  passes: (language: Language, query?: URLSearchParams) => pathTo('passes', language, query),
  passengers: (language: Language) => pathTo('passengers', language),
  checkout: (language: Language) => pathTo('checkout', language),
  payment: (language: Language) => pathTo('payment', language),
  success: (language: Language, query?: URLSearchParams) => pathTo('success', language, query),
  cancelBooking: (language: Language, query?: URLSearchParams) =>
    pathTo('cancel-booking', language, query),
};

export function successHref(booking: string, language: Language): string {
  return paths.success(language, new URLSearchParams({ booking }));
}
