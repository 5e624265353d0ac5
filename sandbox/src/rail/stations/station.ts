import rows from './stations.json';

interface Names {
  en: string;
  nl: string;
  local: string;
}

export interface Station {
  code: string;
  names: Names;
  country: string;
  timezone: string;
  latitude: number;
  longitude: number;
  /** the town's code and names; a town with one station of its own name has the station's code */
  city: { code: string; names: Names };
  uic: string | undefined;
  /** how large and well served the place is: a village has 30, a capital more than 70 */
  weight: number;
}

const COMBINING = /\p{M}/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  đ: 'd',
  ı: 'i',
};

/** Letters and digits alone, without accents: `St. Pölten` is `st polten`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(COMBINING, '')
    .toLowerCase()
    .replace(/[ßłøæđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function namesOf(local: string, en = '', nl = ''): Names {
  return { en: en === '' ? local : en, nl: nl === '' ? local : nl, local };
}

/** A line of the file; an empty cell is the same as the name in the country's own language. */
function toStation(line: string): Station {
  const [
    code = '',
    local = '',
    en,
    nl,
    latitude,
    longitude,
    timezone = 'UTC',
    city = '',
    cityEn,
    cityNl,
    uic = '',
    weight,
  ] = line.split('\t');
  const country = code.slice(0, 2);
  const names = namesOf(local, en, nl);
  const cityCode = city === '' ? code : `${country}:${plain(city).replace(/ /g, '-')}`;
  return {
    code,
    names,
    country,
    timezone,
    latitude: Number(latitude),
    longitude: Number(longitude),
    city: { code: cityCode, names: city === '' ? names : namesOf(city, cityEn, cityNl) },
    uic: uic === '' ? undefined : uic,
    weight: Number(weight),
  };
}

export const STATIONS: readonly Station[] = rows.map(toStation);

const byCode = new Map(STATIONS.map((station) => [station.code, station]));

export function stationByCode(code: string): Station | undefined {
  return byCode.get(code);
}
