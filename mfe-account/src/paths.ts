import type { Language } from '@wayfare/domain';
import { createPaths } from '@wayfare/remote-kit';
import manifest from '../vertical.json';

const pathTo = createPaths(manifest);

/** Every URL of this vertical, as typed builders over the route table in vertical.json. */
export const paths = {
  login: (language: Language) => pathTo('login', language),
  register: (language: Language) => pathTo('register', language),
  bookings: (language: Language) => pathTo('bookings', language),
};
