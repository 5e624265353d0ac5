import type { Language, Words } from '../wire/words';

export interface RailCard {
  code: string;
  label: Words;
  /** ISO 3166; `EU` where it is of all */
  country: string;
  isPass: boolean;
  /** codes of the carriers that take it; without them every one does */
  carriers?: readonly string[];
  /** share of the price that is left, and on open fares where that differs */
  pays: number;
  paysOpen?: number;
  ages?: readonly [from: number, to: number];
  /** not in the rush hours of working days */
  offPeak?: boolean;
}

const name = (text: string): Words => ({ en: text, nl: text });

const GERMAN = ['DB', 'DBR'];
const FRENCH = ['SNCF', 'LYRIA', 'TER'];
const BRITISH = [
  'GR',
  'VT',
  'GW',
  'SW',
  'SN',
  'SE',
  'LE',
  'EM',
  'XC',
  'TP',
  'SR',
  'AW',
  'CH',
  'NT',
];

/** Real cards, each with the share that its holder pays. */
export const RAIL_CARDS: readonly RailCard[] = [
  {
    code: 'NS-DAL-VOORDEEL',
    label: name('NS Dal Voordeel'),
    country: 'NL',
    isPass: false,
    carriers: ['NS'],
    pays: 0.6,
    offPeak: true,
  },
  {
    code: 'BAHNCARD-25',
    label: name('BahnCard 25'),
    country: 'DE',
    isPass: false,
    carriers: GERMAN,
    pays: 0.75,
  },
  {
    code: 'BAHNCARD-50',
    label: name('BahnCard 50'),
    country: 'DE',
    isPass: false,
    carriers: GERMAN,
    pays: 0.75,
    paysOpen: 0.5,
  },
  {
    code: 'HALBTAX',
    label: {
      en: 'Swiss Half Fare Travelcard (Halbtax)',
      nl: 'Halbtax (Zwitsers halvetariefabonnement)',
    },
    country: 'CH',
    isPass: false,
    carriers: ['SBB', 'RHB', 'MGB'],
    pays: 0.5,
  },
  {
    code: 'VORTEILSCARD',
    label: name('ÖBB Vorteilscard Classic'),
    country: 'AT',
    isPass: false,
    carriers: ['OBB'],
    pays: 0.85,
    paysOpen: 0.5,
  },
  {
    code: 'CARTE-AVANTAGE-JEUNE',
    label: name('Carte Avantage Jeune'),
    country: 'FR',
    isPass: false,
    carriers: FRENCH,
    pays: 0.7,
    ages: [12, 27],
  },
  {
    code: 'CARTE-AVANTAGE-ADULTE',
    label: name('Carte Avantage Adulte'),
    country: 'FR',
    isPass: false,
    carriers: FRENCH,
    pays: 0.7,
    ages: [27, 59],
  },
  {
    code: 'CARTE-AVANTAGE-SENIOR',
    label: name('Carte Avantage Senior'),
    country: 'FR',
    isPass: false,
    carriers: FRENCH,
    pays: 0.7,
    ages: [60, 120],
  },
  {
    code: 'TARJETA-DORADA',
    label: name('Renfe Tarjeta Dorada'),
    country: 'ES',
    isPass: false,
    carriers: ['RENFE'],
    pays: 0.75,
    ages: [60, 120],
  },
  {
    code: 'CARTAFRECCIA-SENIOR',
    label: name('CartaFRECCIA Senior'),
    country: 'IT',
    isPass: false,
    carriers: ['TI'],
    pays: 0.7,
    ages: [60, 120],
  },
  {
    code: 'SENIOR-RAILCARD',
    label: name('Senior Railcard'),
    country: 'GB',
    isPass: false,
    carriers: BRITISH,
    pays: 0.67,
    ages: [60, 120],
  },
  {
    code: 'YOUNG-RAILCARD',
    label: name('16-25 Railcard'),
    country: 'GB',
    isPass: false,
    carriers: BRITISH,
    pays: 0.67,
    ages: [16, 25],
  },
  {
    code: 'INTERRAIL-PASS',
    label: { en: 'I have an Interrail Pass', nl: 'Ik heb een Interrail-pas' },
    country: 'EU',
    isPass: true,
    pays: 0,
  },
  {
    code: 'EURAIL-PASS',
    label: { en: 'I have a Eurail Pass', nl: 'Ik heb een Eurail-pas' },
    country: 'EU',
    isPass: true,
    pays: 0,
  },
];

const byCode = new Map(RAIL_CARDS.map((card) => [card.code, card]));

export function railCardByCode(code: string): RailCard | undefined {
  return byCode.get(code);
}

export function wireRailCards(language: Language) {
  return RAIL_CARDS.map(({ code, label, country, isPass, ages }) => ({
    code,
    label: label[language],
    country,
    isPass,
    ages: ages === undefined ? null : { from: ages[0], to: ages[1] },
  }));
}
