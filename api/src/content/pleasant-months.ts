import type { PlaceNormals } from './climate-normals';

/** daily maximum in °C, and rain days a month */
const COOL = 18;
const HOT = 28;
const WET_DAYS = 12;
/** fallback count of months */
const FALLBACK = 3;

/** Months from 1: 18 to 28 °C with at most 12 rain days, else the three nearest in temperature. */
export function pleasantMonths(place: PlaceNormals | undefined): number[] {
  if (place === undefined) return [];
  const { max_c: highest, wet_days: wetDays } = place.months;
  const pleasant = highest.flatMap((degrees, index) =>
    degrees >= COOL && degrees <= HOT && (wetDays[index] ?? 0) <= WET_DAYS ? [index + 1] : [],
  );
  if (pleasant.length > 0) return pleasant;
  const apart = (degrees: number) => Math.max(COOL - degrees, degrees - HOT, 0);
  const nearest = highest
    .map((degrees, index) => ({
      month: index + 1,
      apart: apart(degrees),
      wet: wetDays[index] ?? 0,
    }))
    .sort((a, b) => a.apart - b.apart || a.wet - b.wet);
  return nearest
    .slice(0, FALLBACK)
    .map(({ month }) => month)
    .sort((a, b) => a - b);
}
