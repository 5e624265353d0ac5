import { foldersIn, loadEach } from '../registration/load-verticals';

/** Injected by bundlers, which flatten folders. */
declare const API_VERTICALS: readonly string[] | undefined;

/** One vertical for each sibling folder. */
export const VERTICAL_NAMES: readonly string[] =
  typeof API_VERTICALS === 'undefined' ? foldersIn(__dirname) : API_VERTICALS;

export const loadVerticals = () => loadEach(VERTICAL_NAMES, (name) => import(`./${name}/index.ts`));
