import type { Language } from '@wayfare/domain';
import { createPaths } from '@wayfare/remote-kit';
import manifest from '../vertical.json';

const pathTo = createPaths(manifest);

/** Every URL of this vertical, as typed builders over the route table in vertical.json. */
export const paths = {
  home: (language: Language) => pathTo('home', language),
  sitemap: (language: Language) => pathTo('sitemap', language),
  dataSources: (language: Language) => pathTo('data-sources', language),
};
