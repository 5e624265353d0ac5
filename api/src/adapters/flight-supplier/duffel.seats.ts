import type { Duffel } from '@duffel/api';
import { CABIN_CLASSES } from '@wayfare/api-contract';
import type { SeatElement, SeatMap } from '@wayfare/api-contract';
import { formatDecimal } from '@wayfare/domain';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { CallGuard } from '../call-guard';
import { AmountSchema, toMoney } from '../duffel/wire-values';
import { flightProblem, meaning } from './duffel.errors';

const ServiceSchema = v.object({
  id: v.string(),
  passenger_id: v.string(),
  total_amount: AmountSchema,
  total_currency: v.literal('EUR'),
});

const SeatSchema = v.object({
  type: v.picklist(['seat', 'restricted_seat_general']),
  designator: v.string(),
  name: v.nullish(v.string(), null),
  disclosures: v.nullish(v.array(v.string()), []),
  available_services: v.nullish(v.array(ServiceSchema), []),
});
const FEATURES = [
  'bassinet',
  'empty',
  'exit_row',
  'lavatory',
  'galley',
  'closet',
  'stairs',
] as const;
/** Unknown elements are not seats. */
const FeatureSchema = v.object({ type: v.fallback(v.picklist(FEATURES), 'empty') });

const MapSchema = v.object({
  slice_id: v.string(),
  segment_id: v.string(),
  cabins: v.pipe(
    v.array(
      v.object({
        deck: v.number(),
        cabin_class: v.picklist(CABIN_CLASSES),
        aisles: v.number(),
        wings: v.nullish(
          v.object({ first_row_index: v.number(), last_row_index: v.number() }),
          null,
        ),
        rows: v.array(
          v.object({
            sections: v.array(
              v.object({ elements: v.array(v.union([SeatSchema, FeatureSchema])) }),
            ),
          }),
        ),
      }),
    ),
    v.minLength(1),
  ),
});
type WireElement = v.InferOutput<typeof SeatSchema> | v.InferOutput<typeof FeatureSchema>;

function toElement(wire: WireElement): SeatElement {
  if (!('designator' in wire))
    return {
      type: wire.type,
      designator: null,
      name: null,
      disclosures: [],
      available_services: [],
    };
  return {
    ...wire,
    available_services: wire.available_services.map((service) => ({
      ...service,
      total_amount: formatDecimal(toMoney(service.total_amount)),
    })),
  };
}

function toMap({ cabins, ...wire }: v.InferOutput<typeof MapSchema>): SeatMap {
  return {
    ...wire,
    cabins: cabins.map(({ rows, ...cabin }) => ({
      ...cabin,
      rows: rows.map(({ sections }) => ({
        sections: sections.map(({ elements }) => ({ elements: elements.map(toElement) })),
      })),
    })),
  };
}

const AnswerSchema = v.object({ data: v.array(v.unknown()) });
const NoMapSchema = v.object({ cabins: v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(0))) });

/** Drops empty maps; throws when none of the rest is readable. */
function mapsOf(answer: unknown): SeatMap[] {
  const drawn = v
    .parse(AnswerSchema, answer)
    .data.filter((candidate) => !v.is(NoMapSchema, candidate));
  const maps = drawn.flatMap((candidate) => {
    const parsed = v.safeParse(MapSchema, candidate);
    return parsed.success ? [toMap(parsed.output)] : [];
  });
  if (drawn.length > 0 && maps.length === 0) throw new Error('no seat map can be read');
  return maps;
}

export function seatCalls(
  { seatMaps }: Duffel,
  guard: CallGuard,
): Pick<FlightSupplier, 'seatMaps'> {
  return {
    async seatMaps(offerId) {
      try {
        return await guard.run(() =>
          meaning({ not_found: 'OFFER_EXPIRED' }, async () =>
            mapsOf(await seatMaps.get({ offer_id: offerId })),
          ),
        );
      } catch (error) {
        if (error instanceof Problem && error.problemCode === 'OFFER_EXPIRED') throw error;
        throw flightProblem('SEAT_MAPS_FAILED', error);
      }
    },
  };
}
