import type { RideKind } from '../network/network';
import type { Journey, Ride } from '../planner/journey';
import type { Comfort, Flexibility } from '../wire/wire-types';
import { profileCode, profileOf, type CarrierProfile } from './carriers';

/** Trains after one another that one carrier sells as one fare. */
export interface Portion {
  code: string;
  carrier: Ride['carrier'];
  profile: CarrierProfile;
  rides: readonly Ride[];
  first: number;
  kind: RideKind;
  km: number;
  isOpen: boolean;
  comforts: readonly Comfort[];
  flexibilities: readonly Flexibility[];
}

const KINDS: readonly RideKind[] = ['night', 'high-speed', 'intercity', 'regional'];

function portionOf(code: string, rides: readonly [Ride, ...Ride[]], first: number): Portion {
  const [ride] = rides;
  const profile = profileOf(ride);
  const kind = KINDS.find((one) => rides.some((other) => other.kind === one)) ?? ride.kind;
  const km = rides.reduce((sum, one) => sum + one.km, 0);
  return {
    code,
    carrier: ride.carrier,
    profile,
    rides,
    first,
    kind,
    km,
    isOpen: profile.isOpen,
    comforts: profile.comforts,
    flexibilities: profile.flexibilities,
  };
}

export function portionsOf({ rides }: Pick<Journey, 'rides'>): Portion[] {
  const groups: { code: string; rides: [Ride, ...Ride[]]; first: number }[] = [];
  for (const [index, ride] of rides.entries()) {
    const code = profileCode(ride);
    const last = groups.at(-1);
    if (last?.code === code) last.rides.push(ride);
    else groups.push({ code, rides: [ride], first: index });
  }
  return groups.map(({ code, rides: own, first }) => portionOf(code, own, first));
}

/** The portion that says what a journey is sold as: the night train, else the longest. */
export function mainPortion(portions: readonly Portion[]): Portion | undefined {
  return (
    portions.find(({ kind }) => kind === 'night') ?? portions.toSorted((a, b) => b.km - a.km)[0]
  );
}
