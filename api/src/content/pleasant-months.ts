import type { PlaceNormals } from './climate-normals';

/** °C of the days' highest, and days with rain, between which most people like to walk about */
const COOL = 18;
const HOT = 28;
const WET_DAYS = 12;
/** where no month is like that */
const FALLBACK = 3;

/**
 * Months to travel to a place where nobody chose them: days between 18 and 28 °C and rain on at most 12 of them; where
 * there are none, the three whose days are nearest to that warmth. From 1 for January.
 */
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
