import { TRANSFERS, ordinary, WITH_RETURN, type CarrierProfile } from './carrier-profile';

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

/** Of central and eastern Europe and the Balkans, by the code of the carrier. */
export const EASTERN_CARRIERS: Readonly<Record<string, CarrierProfile>> = {
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
