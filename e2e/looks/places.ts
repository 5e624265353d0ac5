import path from 'node:path';
import { ROOT } from '../fixtures/site-under-test';

export const LOOKS_FOLDER = path.join(ROOT, '.wayfare/looks');

const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Cell {
  width: string;
  language: string;
  scheme: Scheme;
}

/** The eight pictures of a row, in the order of its sheet. */
export const CELLS: readonly Cell[] = ['1280', '390'].flatMap((width) =>
  ['en', 'nl'].flatMap((language) => SCHEMES.map((scheme) => ({ width, language, scheme }))),
);

export const fileOf = (name: string, { width, language, scheme }: Cell): string =>
  path.join(LOOKS_FOLDER, name, `${width}-${language}-${scheme}.png`);
