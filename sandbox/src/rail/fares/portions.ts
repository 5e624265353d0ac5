import type { RideKind } from '../network/network';
import type { Journey, Ride } from '../planner/journey';
import { profileCode, profileOf } from './carriers';

const KINDS: readonly RideKind[] = ['night', 'high-speed', 'intercity', 'regional'];

export function portionsOf({ rides }: Pick<Journey, 'rides'>) {
  const groups: { code: string; rides: [Ride, ...Ride[]]; first: number }[] = [];
  for (const [index, ride] of rides.entries()) {
    const code = profileCode(ride);
    const last = groups.at(-1);
    if (last?.code === code) last.rides.push(ride);
    else groups.push({ code, rides: [ride], first: index });
  }
  /** trains after one another that one carrier sells as one fare; `first` is the place of the first one */
  return groups.map((group) => ({
    ...profileOf(group.rides[0]),
    ...group,
    carrier: group.rides[0].carrier,
    kind: KINDS.find((kind) => group.rides.some((ride) => ride.kind === kind)) ?? 'regional',
    km: group.rides.reduce((sum, { km }) => sum + km, 0),
  }));
}

export type Portion = ReturnType<typeof portionsOf>[number];

/** The portion that says what a journey is sold as: the night train, else the longest. */
export function mainPortion(portions: readonly Portion[]): Portion | undefined {
  return (
    portions.find(({ kind }) => kind === 'night') ?? portions.toSorted((a, b) => b.km - a.km)[0]
  );
}
