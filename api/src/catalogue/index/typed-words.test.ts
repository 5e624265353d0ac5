import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@wayfare/domain';
import { everyPlace } from '../../../test/fakes/every-place';
import { predict, type Suggested } from './predict';

/*
 * What people type into the place field, and what comes first: api/places/typed-hotels.tsv, a line for each, which anybody
 * may extend. Types and names of a line are those that are right, joined by `|`; `none` is nothing at all.
 */

interface Typed {
  readonly language: (typeof LANGUAGES)[number];
  readonly typed: string;
  readonly types: readonly string[];
  readonly names: readonly string[];
  readonly countries: readonly string[];
}

const NONE = 'none';

function readTyped(): Typed[] {
  const [, ...lines] = readFileSync('api/places/typed-hotels.tsv', 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [named, typed = '', types = '', names = '', countries = ''] = line.split('\t');
    const language = LANGUAGES.find((each) => each === named);
    if (language === undefined || typed === '') throw new Error(`line ${index + 2} cannot be read`);
    const of = (cell: string) => cell.split('|').filter((value) => value !== '');
    return { language, typed, types: of(types), names: of(names), countries: of(countries) };
  });
}

const words = readTyped();

describe('What people type', () => {
  let index: Suggested;
  beforeAll(async () => {
    index = await everyPlace();
  }, 60_000);

  const firstOf = ({ typed, language }: Typed) =>
    predict(index, typed, language, { limit: 8, hasCircles: true, hasStations: true })[0];

  function isRight(row: Typed): boolean {
    const first = firstOf(row);
    if (row.types.includes(NONE)) return first === undefined;
    return (
      first !== undefined &&
      row.types.includes(first.type) &&
      row.names.includes(first.names.en) &&
      row.countries.includes(first.country.id)
    );
  }

  it('is at least 250 different words', () => {
    expect(new Set(words.map(({ language, typed }) => `${language} ${typed}`)).size).toBe(
      words.length,
    );
    expect(words.length).toBeGreaterThanOrEqual(250);
  });

  it.each(LANGUAGES)('has the right first answer in %s', (language) => {
    const wrong = words
      .filter((row) => row.language === language && !isRight(row))
      .map((row) => {
        const first = firstOf(row);
        const got =
          first === undefined ? NONE : `${first.type} ${first.names.en} ${first.country.id}`;
        return `${row.typed}: ${got}, not ${row.types.join('|')} ${row.names.join('|')}`;
      });
    expect(wrong).toEqual([]);
  });
});
