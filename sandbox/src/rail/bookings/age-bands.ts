/** Ages that are searched for as one, with the ages that may travel at their fare: an adult may be a senior, and nobody is too young for the fare of a child or a young person. */
const BANDS = [
  { from: 0, to: 3, youngest: 0, oldest: 3 },
  { from: 4, to: 11, youngest: 0, oldest: 11 },
  { from: 12, to: 29, youngest: 0, oldest: 29 },
  { from: 30, to: 64, youngest: 30, oldest: 120 },
  { from: 65, to: 120, youngest: 65, oldest: 120 },
] as const;

function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** May somebody born then travel at the fare of an age? */
export function isInBand(soldAge: number, birth: string, day: string): boolean {
  const band = BANDS.find(({ from, to }) => soldAge >= from && soldAge <= to);
  const age = ageOn(birth, day);
  return band !== undefined && age >= band.youngest && age <= band.oldest;
}

export type TravelerType = 'ADULT' | 'YOUTH' | 'SENIOR';

const YOUTH_UNTIL = 29;
const SENIOR_FROM = 65;

export function travelerType(age: number): TravelerType {
  if (age <= YOUTH_UNTIL) return 'YOUTH';
  return age >= SENIOR_FROM ? 'SENIOR' : 'ADULT';
}
