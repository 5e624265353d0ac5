import type { HotelTypeCode } from '@wayfare/api-contract';

/** Popular types as "name:code", in the specification's order (HOT-25); the code is sent (HOT-26). */
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

export function toFilterValue<Entry extends string>(type: Entry): CodeOf<Entry> {
  return type.slice(type.lastIndexOf(':') + 1) as CodeOf<Entry>;
}

export const TYPE_CODES: readonly HotelTypeCode[] = POPULAR_TYPES.map((type) =>
  toFilterValue(type),
);

export function typeLabelKey(code: string): string {
  return `types.${code}`;
}
