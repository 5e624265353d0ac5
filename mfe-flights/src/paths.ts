import type { Language } from '@wayfare/domain';
import { createPaths } from '@wayfare/remote-kit';
import manifest from '../vertical.json';

const pathTo = createPaths(manifest);

/** Every URL of this vertical, as typed builders over the route table in vertical.json. */
export const paths = {
  search: (language: Language, query?: URLSearchParams) => pathTo('search', language, query),
  results: (language: Language, query?: URLSearchParams) => pathTo('results', language, query),
};
