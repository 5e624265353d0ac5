import type { RailCarrier } from '../planner/journey';

export interface RegionalCarrier {
  carrier: RailCarrier;
  product: string;
}

const runs = (code: string, name: string, product: string): RegionalCarrier => ({
  carrier: { code, name },
  product,
});

/** Who runs regional trains in a country, and what they are called. */
const CARRIERS: Readonly<Record<string, RegionalCarrier>> = {
  AT: runs('OBB', 'ÖBB', 'REX'),
  BA: runs('ZFBH', 'ŽFBH', 'Putnički voz'),
  BE: runs('SNCB', 'SNCB/NMBS', 'L'),
  BG: runs('BDZ', 'BDŽ', 'Пътнически влак'),
  CH: runs('SBB', 'SBB CFF FFS', 'RE'),
  CZ: runs('CD', 'České dráhy', 'Osobní vlak'),
  DE: runs('DBR', 'DB Regio', 'RE'),
  DK: runs('DSB', 'DSB', 'Re'),
  EE: runs('ELR', 'Elron', 'Elron'),
  ES: runs('RENFE', 'Renfe', 'Media Distancia'),
  FI: runs('VR', 'VR', 'Taajamajuna'),
  FR: runs('TER', 'SNCF TER', 'TER'),
  GB: runs('NT', 'Northern', 'Northern'),
  GR: runs('HT', 'Hellenic Train', 'Regional'),
  HR: runs('HZ', 'HŽ Putnički prijevoz', 'Putnički vlak'),
  HU: runs('MAV', 'MÁV', 'Személyvonat'),
  IE: runs('IE', 'Iarnród Éireann', 'Commuter'),
  IT: runs('TI', 'Trenitalia', 'Regionale'),
  LT: runs('LTG', 'LTG Link', 'LTG Link'),
  LU: runs('CFL', 'CFL', 'RE'),
  LV: runs('PV', 'Vivi', 'Vivi'),
  ME: runs('ZCG', 'ŽPCG', 'Lokalni'),
  MK: runs('MZ', 'Makedonski Železnici', 'Lokalen voz'),
  NL: runs('NS', 'NS', 'Sprinter'),
  NO: runs('VY', 'Vy', 'Regiontog'),
  PL: runs('PREG', 'POLREGIO', 'Regio'),
  PT: runs('CP', 'CP', 'Regional'),
  RO: runs('CFR', 'CFR Călători', 'Regio'),
  RS: runs('SV', 'Srbija Voz', 'Putnički voz'),
  SE: runs('SJ', 'SJ', 'Regional'),
  SI: runs('SZ', 'Slovenske železnice', 'Regionalni vlak'),
  SK: runs('ZSSK', 'ZSSK', 'Osobný vlak'),
  TR: runs('TCDD', 'TCDD', 'Bölgesel'),
};

export function regionalCarrier(country: string): RegionalCarrier {
  const found = CARRIERS[country];
  if (found === undefined) throw new Error(`nobody runs regional trains in ${country}`);
  return found;
}
