import {
  NO_NAME_CHANGE,
  open,
  ordinary,
  WITH_RETURN,
  type CarrierProfile,
} from './carrier-profile';

const BRITISH = ordinary({
  level: 1.25,
  flexibilities: WITH_RETURN,
  delivery: ['ETK', 'TOD'],
  services: ['BICYCLE'],
  passSeat: 0,
  nameChange: NO_NAME_CHANGE,
});
const BRITISH_COMMUTER = open({ level: 1.35, delivery: ['ETK', 'TOD'], prebookMinutes: 24 * 60 });

/** By the code of the carrier. */
export const BRITISH_CARRIERS: Readonly<Record<string, CarrierProfile>> = {
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
};
