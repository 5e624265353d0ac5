import letters from '../data/plain-letters.json';
import rows from './stations.json';

const LETTERS: Readonly<Record<string, string>> = letters;

/** Letters and digits alone, without accents: `St. Pölten` is `st polten`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßłøæđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const namesOf = (local = '', en = '', nl = '') => ({
  en: en || local,
  nl: nl || local,
  local,
});

export type Names = ReturnType<typeof namesOf>;

/** A line of the file; an empty cell is the same as the name in the country's own language. */
function toStation(line: string) {
  const [code = '', local, en, nl, latitude, longitude, timezone = 'UTC', ...rest] =
    line.split('\t');
  const [city = '', cityEn, cityNl, , weight] = rest;
  const country = code.slice(0, 2);
  const names = namesOf(local, en, nl);
  return {
    code,
    names,
    country,
    timezone,
    latitude: Number(latitude),
    longitude: Number(longitude),
    /** a town with one station of its own name has the station's code */
    city:
      city === ''
        ? { code, names }
        : {
            code: `${country}:${plain(city).replaceAll(' ', '-')}`,
            names: namesOf(city, cityEn, cityNl),
          },
    /** how large and well served the place is: a village has 30, a capital more than 70 */
    weight: Number(weight),
  };
}

export type Station = ReturnType<typeof toStation>;

export const STATIONS: readonly Station[] = rows.map(toStation);

export const NOWHERE = toStation(
  'XX:nowhere\tNowhere\t\tNergens\t50.5\t2\tEurope/Brussels\t\t\t\t\t0',
);

const byCode = new Map(STATIONS.map((station) => [station.code, station]));

export function stationByCode(code: string): Station | undefined {
  return byCode.get(code);
}
