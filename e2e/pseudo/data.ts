import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../fixtures/site-under-test';

/* What is in no language of the site: names, codes, and words of others. */

/** Names of sources, names of guests who wrote a review, and the payment provider's frame. */
export const DATA: readonly string[] = ['dt a', 'h3 a', 'li b', 'iframe'];

/** The brand shows its mark alone on a phone. */
export const CROPPED = 'header a:has(> svg)';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Texts of a table at the given keys, at any depth. */
function textsOf(entry: unknown, keys: readonly string[]): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]) =>
    typeof value === 'string' ? (keys.includes(key) ? [value] : []) : textsOf(value, keys),
  );
}

const tableOf = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

const RAIL = 'sandbox/src/rail/data';
/** Airlines; what railways call comforts, fares, cards and extras; what suppliers call rooms. */
const SUPPLIERS = [
  ...textsOf(tableOf('sandbox/src/flights/data/airlines.json'), ['name']),
  ...readdirSync(path.join(ROOT, RAIL)).flatMap((file) =>
    textsOf(tableOf(`${RAIL}/${file}`), ['en']),
  ),
  ...textsOf(tableOf('sandbox/src/stays/data/room-kinds.json'), ['en', 'name']),
  'Extra bag',
  'Meal at your seat',
]
  .filter((name) => name !== '')
  .sort((one, other) => other.length - one.length);

/** Hotels of Spain by the words that their invented names begin with. */
const HOTELS =
  '(?:Albergue|Aldea|Apartamentos|Casa|Ecohotel|Finca|Hostal|Hotel|Residencia)(?: (?:\\p{Lu}|del? |el |la )[\\p{L}-]*)+|The Long Silence';
const ADDRESSES = '\\p{Lu}[\\p{L} ]+,? \\d+, \\d{4,5}(?: [A-Z]{2})? \\p{L}+';
const AIRPORTS =
  'Amsterdam Airport Schiphol|Girona-Costa Brava|Josep Tarradellas Barcelona-(?:El Prat Airport)?|El Prat Airport|Lelystad Airport|Vienna International Airport|^\\s*Airport(?= \\(GRO\\))';
const STATIONS = '(?:Amsterdam|Utrecht) Centraal|Paris Gare du Nord|Wien Hbf';
/** of a search's address, and of a railway */
const TOWNS = 'Amsterdam|Barcelona|Paris|Utrecht';
const TRAINS = 'Eurostar(?: Standard)?|Intercity|NS|Premier';
const PASSES =
  'Global Pass, \\d+ (?:days?|months?) (?:within \\d months?|of unlimited travel)|Refundable until 24 hours before departure, for 15% of the price\\. Not exchangeable\\.';
const AIRLINES = 'Airbus|Boeing|Embraer|Economy (?:Light|Standard|Flex)';
const TYPED = 'Anneke de Vries|AV|DE VRIES / ANNEKE|NX1234567';
/** as the platform calls them */
const COUNTRIES = 'Austria|France|Germany|Italy|Netherlands|Spain|Switzerland|United Kingdom';
/** airports, flights, bookings, countries of telephones */
const CODES = '[A-Z\\d]{6,10}|[A-Z]{3}|[A-Z\\d]{2} \\d{2,4}|[A-Z]{2} \\+\\d+';
const UNITS = 'km';

/** Patterns of names and codes within a text. */
export const NAMES: readonly string[] = [
  PASSES,
  AIRLINES,
  ...SUPPLIERS.map(escaped),
  HOTELS,
  ADDRESSES,
  AIRPORTS,
  STATIONS,
  TOWNS,
  TRAINS,
  TYPED,
  COUNTRIES,
  CODES,
  UNITS,
].map((name) => `(?<![\\p{L}\\d])(?:${name})(?!\\p{L})`);
