import alpenlijn from './logos/alpenlijn.svg';
import casaBrisa from './logos/casa-brisa.svg';
import gullAir from './logos/gull-air.svg';
import heronRail from './logos/heron-rail.svg';
import lindenHouse from './logos/linden-house.svg';
import meridianSkies from './logos/meridian-skies.svg';
import polderInn from './logos/polder-inn.svg';
import tidalTrains from './logos/tidal-trains.svg';
import tulipWings from './logos/tulip-wings.svg';

export interface Partner {
  name: string;
  logo: string;
  /** CSS pixels; the height is 40 */
  width: number;
}

export const PARTNER_GROUPS = ['hotels', 'airlines', 'trains'] as const;
type PartnerGroup = (typeof PARTNER_GROUPS)[number];

/** Invented companies, as the page says. */
export const PARTNERS: Readonly<Record<PartnerGroup, readonly Partner[]>> = {
  hotels: [
    { name: 'Linden House', logo: lindenHouse, width: 177 },
    { name: 'Casa Brisa', logo: casaBrisa, width: 156 },
    { name: 'Polder Inn', logo: polderInn, width: 156 },
  ],
  airlines: [
    { name: 'Gull Air', logo: gullAir, width: 135 },
    { name: 'Meridian Skies', logo: meridianSkies, width: 198 },
    { name: 'Tulip Wings', logo: tulipWings, width: 166 },
  ],
  trains: [
    { name: 'Heron Rail', logo: heronRail, width: 156 },
    { name: 'Alpenlijn', logo: alpenlijn, width: 146 },
    { name: 'Tidal Trains', logo: tidalTrains, width: 177 },
  ],
};
