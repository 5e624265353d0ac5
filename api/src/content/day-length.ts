const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const YEAR = 365;

/** Hours by day of the year from 1, FAO Irrigation and Drainage Paper 56 (1998), equations 24, 25 and 34. */
export function dayLength(latitude: number, day: number): number {
  const declination = 0.409 * Math.sin((2 * Math.PI * day) / YEAR - 1.39);
  const cosine = -Math.tan((latitude * Math.PI) / 180) * Math.tan(declination);
  return (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

export function meanDayLength(latitude: number, month: number): number {
  const first = DAYS.slice(0, month).reduce((sum, days) => sum + days, 1);
  const days = DAYS[month] ?? 30;
  const hours = Array.from({ length: days }, (_, index) => dayLength(latitude, first + index));
  return hours.reduce((sum, each) => sum + each, 0) / days;
}
