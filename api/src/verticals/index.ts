import { foldersIn, loadEach } from '../registration/load-verticals';

/** Set by bundlers, whose output has no folders beside it, to the names of the folders that there were. */
declare const API_VERTICALS: readonly string[] | undefined;

/** Every folder beside this file is a vertical. */
export const VERTICAL_NAMES: readonly string[] =
  typeof API_VERTICALS === 'undefined' ? foldersIn(__dirname) : API_VERTICALS;

export const loadVerticals = () => loadEach(VERTICAL_NAMES, (name) => import(`./${name}/index.ts`));
