import type { Random } from '../../random';
import type { City } from './cities';
import { nameLanguage, type NameLanguage } from './name-words';

export interface Address {
  lineOne: string;
  postalCode: string;
}

/** `#` is the house number. */
const STREETS: Record<NameLanguage, string> = {
  en: '# Lime Tree Street|# Mill Lane|# Harbour Road|# Old Market|# Orchard Street|# Church Walk|# Bridge Street|# Garden Row|# Station Road|# Weaver’s Yard',
  nl: 'Lindelaan #|Molenstraat #|Havenkade #|Oude Markt #|Boomgaardweg #|Kerkpad #|Brugstraat #|Tuinstraat #|Stationsplein #|Wevershof #',
  de: 'Lindenallee #|Mühlgasse #|Hafenstraße #|Alter Markt #|Obstgartenweg #|Kirchweg #|Brückenstraße #|Gartenstraße #|Bahnhofplatz #|Webergasse #',
  fr: '# rue des Tilleuls|# rue du Moulin|# quai du Port|# place du Vieux Marché|# chemin du Verger|# rue de l’Église|# rue du Pont|# rue des Jardins|# place de la Gare|# cour des Tisserands',
  es: 'Calle de los Tilos, #|Calle del Molino, #|Paseo del Puerto, #|Plaza del Mercado, #|Camino del Huerto, #|Calle de la Iglesia, #|Calle del Puente, #|Calle de los Jardines, #|Plaza de la Estación, #',
  it: 'Via dei Tigli, #|Via del Mulino, #|Lungoporto, #|Piazza del Mercato, #|Via del Frutteto, #|Via della Chiesa, #|Via del Ponte, #|Via dei Giardini, #|Piazza della Stazione, #',
  pt: 'Rua das Tílias, #|Rua do Moinho, #|Avenida do Porto, #|Largo do Mercado, #|Rua do Pomar, #|Rua da Igreja, #|Rua da Ponte, #|Rua dos Jardins, #|Largo da Estação, #',
};

const LETTERS = 'ABCDEFGHJKLNPRSTVWXZ';

function postalCode(random: Random, country: string): string {
  const digits = random.int(10_000, 98_999);
  const letter = (): string => LETTERS[random.int(0, LETTERS.length - 1)] ?? 'A';
  if (country === 'NL') return `${String(digits).slice(0, 4)} ${letter()}${letter()}`;
  if (country === 'GB')
    return `${letter()}${letter()}${random.int(1, 9)} ${random.int(1, 9)}${letter()}${letter()}`;
  if (['BE', 'AT', 'CH', 'DK', 'HU', 'LU', 'NO', 'SI', 'BG', 'PT'].includes(country))
    return String(digits).slice(0, 4);
  return String(digits);
}

export function streetAddress(random: Random, city: City): Address {
  const streets = STREETS[nameLanguage(city.country, city.region)].split('|');
  const street = streets[random.int(0, streets.length - 1)] ?? '#';
  return {
    lineOne: street.replace('#', String(random.int(1, 148))),
    postalCode: postalCode(random, city.country),
  };
}
