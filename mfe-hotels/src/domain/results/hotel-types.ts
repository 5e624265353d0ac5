import type { HotelTypeCode } from '@wayfare/api-contract';

/** The popular types of the specification, "name:code", in its order (HOT-25). */
export const POPULAR_TYPES = [
  'city-hotel:31',
  'beach:32',
  'apartment:33',
  'country-house:36',
  'village:41',
  'spa-hotel:42',
  'airport-hotel:45',
  'hostel:49',
  'mountain-hotel:51',
  'family-friendly hotel:202',
  'business-hotel:203',
  'conference-hotel:48',
  'ski-hotel:38',
  'eco-friendly:46',
] as const;

type CodeOf<Entry> = Entry extends `${string}:${infer Code}` ? Code : never;

/** The value that is sent: the part after the colon (HOT-26). */
export function toFilterValue<Entry extends string>(type: Entry): CodeOf<Entry> {
  return type.slice(type.lastIndexOf(':') + 1) as CodeOf<Entry>;
}

/** The codes, in the order in which they are offered. The type proves that the contract knows every one of them. */
export const TYPE_CODES: readonly HotelTypeCode[] = POPULAR_TYPES.map((type) =>
  toFilterValue(type),
);

/** Key of the name in the locale files. */
export function typeLabelKey(code: string): string {
  return `types.${code}`;
}
