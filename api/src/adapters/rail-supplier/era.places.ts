import * as v from 'valibot';
import type { RailSupplier } from '../../ports/rail-supplier';
import type { EraClient } from './era.client';

const PlaceSchema = v.pipe(
  v.object({
    code: v.string(),
    type: v.picklist(['city', 'station']),
    label: v.string(),
    localLabel: v.string(),
    country: v.string(),
    timezone: v.string(),
  }),
  v.transform(({ timezone: timeZone, ...place }) => ({ ...place, timeZone })),
);
const PlacesSchema = v.object({ places: v.array(PlaceSchema) });

const CardsSchema = v.object({
  railCards: v.array(
    v.object({
      code: v.string(),
      label: v.string(),
      country: v.string(),
      isPass: v.boolean(),
      ages: v.optional(v.nullable(v.object({ from: v.number(), to: v.number() })), null),
    }),
  ),
});
export const AreaSchema = v.object({
  code: v.string(),
  label: v.string(),
  countries: v.array(v.string()),
});
const AreasSchema = v.object({ areas: v.array(AreaSchema) });

type Calls = Pick<
  RailSupplier,
  'findPlaces' | 'placesByCode' | 'railCards' | 'passAreas' | 'isPassCode'
>;

export function placeCalls({ ask }: EraClient): Calls {
  return {
    findPlaces: async (query, size) =>
      (await ask(PlacesSchema, { path: ['places'], query: { query, size: String(size) } })).places,
    placesByCode: async (codes) =>
      (await ask(PlacesSchema, { path: ['places'], query: { codes: codes.join(',') } })).places,
    railCards: async (language) =>
      (await ask(CardsSchema, { path: ['rail-cards'], language })).railCards,
    passAreas: async (language) =>
      (await ask(AreasSchema, { path: ['pass-areas'], language })).areas,
    isPassCode: async (code) =>
      (await ask(v.object({ valid: v.boolean() }), { path: ['pass-codes', code] })).valid,
  };
}
