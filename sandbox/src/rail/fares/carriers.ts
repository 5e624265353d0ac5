import type { Ride } from '../planner/journey';
import {
  CORRECTIONS,
  LOWCOST,
  NO_NAME_CHANGE,
  OPEN,
  ORDINARY,
  STRICT_TERMS,
  TRANSFERS,
  type CarrierProfile,
} from './carrier-profile';

type Changes = Partial<CarrierProfile>;

const WITH_RETURN = ['NON_FLEX', 'RETURN', 'SEMI_FLEX', 'FULL_FLEX'] as const;

const ordinary = (changes: Changes): CarrierProfile => ({ ...ORDINARY, ...changes });
const open = (changes: Changes): CarrierProfile => ({ ...OPEN, ...changes });
const lowcost = (changes: Changes): CarrierProfile => ({ ...LOWCOST, ...changes });

const BRITISH = ordinary({
  level: 1.25,
  flexibilities: WITH_RETURN,
  delivery: ['ETK', 'TOD'],
  services: ['BICYCLE'],
  passSeat: 0,
  nameChange: NO_NAME_CHANGE,
});
const BRITISH_COMMUTER = open({ level: 1.35, delivery: ['ETK', 'TOD'], prebookMinutes: 24 * 60 });
const EASTERN = ordinary({
  level: 0.55,
  flexibilities: ['SEMI_FLEX', 'FULL_FLEX'],
  services: ['BICYCLE'],
  delivery: ['PAH', 'TOD'],
  passSeat: 300,
  offerMinutes: 30,
  prebookMinutes: 24 * 60,
});
const BALKAN = ordinary({
  level: 0.45,
  flexibilities: ['FULL_FLEX'],
  delivery: ['TOD', 'RETRIEVE_VIA_LINK'],
  passSeat: 200,
  offerMinutes: 30,
  prebookMinutes: 24 * 60,
  nameChange: TRANSFERS,
});
const ITALIAN_FARES = {
  NON_FLEX: 'Super Economy',
  RETURN: 'Andata e Ritorno',
  SEMI_FLEX: 'Economy',
  FULL_FLEX: 'Base',
};
const GERMAN_FARES = {
  NON_FLEX: 'Super Sparpreis',
  RETURN: 'Sparpreis Hin und Zurück',
  SEMI_FLEX: 'Sparpreis',
  FULL_FLEX: 'Flexpreis',
};
const NORDIC = ordinary({
  level: 0.95,
  flexibilities: WITH_RETURN,
  delivery: ['ETK', 'RETRIEVE_VIA_LINK'],
  services: ['MEAL'],
  prebookMinutes: 24 * 60,
});

const EUROSTAR: CarrierProfile = ordinary({
  level: 1.3,
  comforts: ['STANDARD', 'COMFORT', 'PREMIER'],
  flexibilities: WITH_RETURN,
  shares: { child: 0.6, youth: 0.85, senior: 0.9 },
  passSeat: 3_000,
  delivery: ['ETK', 'PAH'],
  services: ['EXTRA_BAG', 'MEAL'],
  prebookMinutes: 30,
  routeChange: true,
  comfortNames: {
    STANDARD: 'Eurostar Standard',
    COMFORT: 'Eurostar Plus',
    PREMIER: 'Eurostar Premier',
  },
});

const TGV: CarrierProfile = ordinary({
  level: 1.1,
  passSeat: 1_000,
  services: ['EXTRA_BAG', 'BICYCLE'],
  hasTwoDecks: true,
  prebookMinutes: 15,
  nameChange: NO_NAME_CHANGE,
  fareNames: { NON_FLEX: 'Prem’s', SEMI_FLEX: 'Seconde', FULL_FLEX: 'Liberté' },
});

/** By the code of the carrier, or by code and train where a carrier sells two kinds. */
const PROFILES: Readonly<Record<string, CarrierProfile>> = {
  ES: EUROSTAR,
  DB: ordinary({
    flexibilities: WITH_RETURN,
    services: ['BICYCLE'],
    delivery: ['PAH', 'ETK'],
    fareNames: GERMAN_FARES,
    offerMinutes: 25,
  }),
  SNCF: TGV,
  'SNCF/OUIGO': lowcost({}),
  'SNCF/OUIGO Train Classique': lowcost({ level: 0.4 }),
  LYRIA: {
    ...TGV,
    level: 1.25,
    flexibilities: WITH_RETURN,
    comforts: ['STANDARD', 'COMFORT', 'PREMIER'],
    services: ['EXTRA_BAG', 'MEAL'],
  },
  TER: open({ level: 0.95 }),
  TI: ordinary({
    flexibilities: WITH_RETURN,
    comforts: ['STANDARD', 'COMFORT', 'PREMIER'],
    delivery: ['TICKETLESS', 'PAH'],
    passSeat: 1_300,
    services: ['MEAL'],
    fareNames: ITALIAN_FARES,
    nameChange: TRANSFERS,
  }),
  TIF: ordinary({
    level: 0.85,
    comforts: ['STANDARD', 'COMFORT', 'PREMIER'],
    delivery: ['TICKETLESS', 'PAH'],
    passSeat: undefined,
    services: ['MEAL'],
    fareNames: ITALIAN_FARES,
  }),
  NTV: ordinary({
    level: 0.9,
    comforts: ['STANDARD', 'COMFORT', 'PREMIER'],
    terms: STRICT_TERMS,
    delivery: ['TICKETLESS'],
    passSeat: undefined,
    services: ['EXTRA_BAG', 'MEAL'],
    prebookMinutes: 20,
    nameChange: TRANSFERS,
  }),
  RENFE: ordinary({
    level: 0.95,
    flexibilities: WITH_RETURN,
    comforts: ['STANDARD', 'COMFORT', 'PREMIER'],
    asks: 'birth',
    passSeat: 1_000,
    services: ['MEAL'],
    nameChange: CORRECTIONS,
  }),
  'RENFE/Avlo': lowcost({ asks: 'birth' }),
  OUIES: lowcost({ hasTwoDecks: true, asks: 'birth' }),
  IRYO: ordinary({
    level: 0.8,
    comforts: ['STANDARD', 'COMFORT'],
    terms: STRICT_TERMS,
    delivery: ['ETK', 'PAH'],
    passSeat: undefined,
    services: ['EXTRA_BAG', 'MEAL'],
    prebookMinutes: 20,
  }),
  CP: ordinary({ level: 0.65, delivery: ['PAH', 'TICKETLESS'], passSeat: 500 }),
  OBB: ordinary({
    flexibilities: WITH_RETURN,
    passSeat: 300,
    services: ['BICYCLE'],
    delivery: ['PAH', 'ETK'],
    fareNames: {
      NON_FLEX: 'Sparschiene',
      SEMI_FLEX: 'Sparschiene Komfort',
      FULL_FLEX: 'Standard-Ticket',
    },
  }),
  WB: open({ level: 0.7, services: [] }),
  NS: open({
    delivery: ['ETK', 'PAH'],
    shares: { child: 0.5, youth: 1, senior: 1, childAtMost: 250 },
  }),
  SNCB: open({ level: 0.9, shares: { child: 0.5, youth: 0.7, senior: 0.7 } }),
  SBB: open({ level: 1.5, delivery: ['PAH', 'ETK'] }),
  RHB: open({ level: 1.5 }),
  MGB: open({ level: 1.9 }),
  FLX: lowcost({ level: 0.45, services: ['EXTRA_BAG', 'BICYCLE'] }),
  LEO: lowcost({
    level: 0.5,
    comforts: ['STANDARD', 'COMFORT'],
    flexibilities: ['NON_FLEX', 'SEMI_FLEX'],
  }),
  RJ: ordinary({
    level: 0.45,
    flexibilities: ['SEMI_FLEX', 'FULL_FLEX'],
    delivery: ['TICKETLESS', 'PAH'],
    passSeat: undefined,
    services: ['MEAL'],
    nameChange: TRANSFERS,
  }),
  GR: BRITISH,
  VT: BRITISH,
  GW: BRITISH,
  XC: BRITISH,
  EM: BRITISH,
  TP: { ...BRITISH, level: 1.1 },
  SR: { ...BRITISH, level: 1 },
  AW: { ...BRITISH, level: 1 },
  CS: { ...BRITISH, delivery: ['RETRIEVE_VIA_LINK', 'TOD'], services: ['BREAKFAST'] },
  SW: BRITISH_COMMUTER,
  SN: BRITISH_COMMUTER,
  SE: BRITISH_COMMUTER,
  LE: BRITISH_COMMUTER,
  CH: BRITISH_COMMUTER,
  NT: BRITISH_COMMUTER,
  IE: ordinary({ level: 0.8, passSeat: 0, delivery: ['TOD', 'ETK'] }),
  SJ: { ...NORDIC, hasTwoDecks: true },
  SJN: NORDIC,
  VY: NORDIC,
  GAN: NORDIC,
  VR: { ...NORDIC, hasTwoDecks: true, services: ['MEAL', 'BICYCLE'] },
  DSB: ordinary({
    level: 1.1,
    flexibilities: WITH_RETURN,
    delivery: ['ETK', 'PAH'],
    services: ['BICYCLE'],
  }),
  OTAG: open({ level: 1 }),
  EUS: ordinary({
    level: 0.9,
    delivery: ['PAH', 'RETRIEVE_VIA_LINK'],
    services: ['BREAKFAST', 'BICYCLE'],
    prebookMinutes: 30,
  }),
  PKP: {
    ...EASTERN,
    flexibilities: WITH_RETURN,
    delivery: ['PAH', 'ETK'],
    services: ['BICYCLE', 'MEAL'],
  },
  PREG: EASTERN,
  CD: { ...EASTERN, flexibilities: WITH_RETURN, delivery: ['PAH', 'ETK'] },
  ZSSK: EASTERN,
  MAV: { ...EASTERN, flexibilities: ['NON_FLEX', 'SEMI_FLEX', 'FULL_FLEX'], delivery: ['PAH'] },
  LTG: EASTERN,
  ELR: EASTERN,
  PV: EASTERN,
  SZ: { ...EASTERN, delivery: ['PAH'] },
  HZ: EASTERN,
  CFR: EASTERN,
  BDZ: BALKAN,
  HT: BALKAN,
  MZ: BALKAN,
  SV: BALKAN,
  ZCG: BALKAN,
  ZFBH: BALKAN,
  TCDD: BALKAN,
};

type Train = Pick<Ride, 'carrier' | 'product' | 'kind'>;

/** A code for how a train is sold: `SNCF-OUIGO` is not sold with `SNCF`. */
export function profileCode({ carrier, product, kind }: Train): string {
  const isOwn = PROFILES[`${carrier.code}/${product}`] !== undefined;
  const brand = isOwn ? `-${product.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-')}` : '';
  return (
    carrier.code +
    brand +
    (kind === 'night' ? '-NIGHT' : '') +
    (kind === 'regional' ? '-LOCAL' : '')
  );
}

/** Local trains have one price; night trains have beds, and ask more of who sleeps in them. */
export function profileOf({ carrier, product, kind }: Train): CarrierProfile {
  const profile = PROFILES[`${carrier.code}/${product}`] ?? PROFILES[carrier.code] ?? ORDINARY;
  if (kind === 'regional')
    return {
      ...OPEN,
      level: profile.level,
      shares: profile.shares,
      delivery: profile.delivery,
      comforts: ['STANDARD'],
    };
  if (kind !== 'night') return profile;
  const flexibilities = profile.flexibilities.filter((flexibility) => flexibility !== 'RETURN');
  const services = [
    ...new Set([...profile.services.filter((service) => service !== 'MEAL'), 'BREAKFAST' as const]),
  ];
  return {
    ...profile,
    comforts: ['SEAT', 'COUCHETTE', 'SLEEPER'],
    flexibilities,
    isOpen: false,
    passSeat: profile.passSeat === undefined ? undefined : 1_500,
    asks: 'birth',
    services,
    hasTwoDecks: false,
    comfortNames: {},
  };
}
