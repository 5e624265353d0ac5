import type { Ride } from '../planner/journey';
import { OPEN, ORDINARY, type CarrierProfile } from './carrier-profile';
import { PROFILES } from './carrier-profiles';

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
