import { forLanguages, type Language } from '@wayfare/domain';
import * as v from 'valibot';
import type { Names, Point } from '../records/records';
import { normalise } from '../text/normalise';
import {
  CountryCell,
  KilometresCell,
  LatitudeCell,
  LongitudeCell,
  NameCell,
  readTable,
} from './table';

export interface PostcodeRange extends Point {
  readonly country: string;
  readonly from: string;
  readonly to: string;
  readonly cityId: string;
  readonly radiusKm: number;
  /** part of town, or a place too small for the catalogue; empty for a whole town */
  readonly name: string;
}

export interface Postcode {
  readonly code: string;
  readonly range: PostcodeRange;
  /** normalised words after the code; empty for none */
  readonly town: string;
}

/** Ambiguous codes: countries of the reader's language come first. */
const ORDER: Readonly<Record<Language, readonly string[]>> = {
  en: ['NL', 'ES', 'FR', 'DE', 'BE'],
  nl: ['NL', 'BE', 'FR', 'DE', 'ES'],
};
/** `1012`, `B-1000`, `1012 AB`, `1012 Amsterdam`: two letters end a Dutch code. */
const TYPED = /^(?:([A-Z]{1,2})[ -]?)?(\d{4,5})(?: ?([A-Z]{2}))?(?: +(\p{L}.*))?$/u;
/** Vehicle registration codes, accepted before a postcode beside ISO 3166. */
const SIGNS: Readonly<Record<string, string>> = { B: 'BE', D: 'DE', E: 'ES', F: 'FR' };

const RowSchema = v.object({
  country: CountryCell,
  from: v.pipe(v.string(), v.regex(/^\d{4,5}$/)),
  to: v.pipe(v.string(), v.regex(/^\d{4,5}$/)),
  town_id: NameCell,
  town_name: v.string(),
  lat: LatitudeCell,
  lon: LongitudeCell,
  radius_km: KilometresCell,
  name: v.string(),
});

/** Parses the postcode table. Throws for a malformed line. */
export function parsePostcodes(text: string): PostcodeRange[] {
  return readTable(text, 'postcodes.tsv', RowSchema).map((row, index) => {
    const { country, from, to, name } = row;
    if (from.length !== to.length || from > to)
      throw new Error(`postcodes.tsv: line ${index + 2} has no range`);
    return {
      country,
      from,
      to,
      name,
      cityId: row.town_id,
      latitude: row.lat,
      longitude: row.lon,
      radiusKm: row.radius_km,
    };
  });
}

const widthOf = ({ from, to }: PostcodeRange) => Number(to) - Number(from);

/** Narrowest range of a country with the code; null without one. */
export function rangeFor(
  ranges: readonly PostcodeRange[],
  country: string,
  code: string,
): PostcodeRange | null {
  const holding = ranges.filter(
    (range) =>
      range.country === country &&
      range.from.length === code.length &&
      range.from <= code &&
      code <= range.to,
  );
  return holding.reduce<PostcodeRange | null>(
    (best, range) => (best === null || widthOf(range) < widthOf(best) ? range : best),
    null,
  );
}

/** One match per country, most telling first; empty when the text is no postcode. */
export function postcodesFor(
  ranges: readonly PostcodeRange[],
  typed: string,
  language: Language,
): Postcode[] {
  const [, sign, code, street, town = ''] = TYPED.exec(typed.trim().toUpperCase()) ?? [];
  if (code === undefined) return [];
  const only = street === undefined ? sign && (SIGNS[sign] ?? sign) : 'NL';
  return ORDER[language]
    .filter((country) => only === undefined || country === only)
    .flatMap((country): Postcode[] => {
      const range = rangeFor(ranges, country, code);
      return range === null ? [] : [{ code, range, town: normalise(town) }];
    })
    .sort((a, b) => a.range.radiusKm - b.range.radiusKm);
}

/** `1012 Centrum`, `8870 Sitges`: the code with the part of town, or with the town. */
export function namesOf(code: string, { name }: PostcodeRange, town: Names): Names {
  const of = (place: string) => `${code} ${place}`;
  return forLanguages((language) => of(name === '' ? town[language] : name));
}
