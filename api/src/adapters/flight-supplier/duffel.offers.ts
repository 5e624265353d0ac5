import type { Duffel } from '@duffel/api';
import { FLIGHT_LIMITS, TRAVELLER_AGES } from '@wayfare/api-contract';
import type { TravellerType } from '@wayfare/api-contract';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { FlightCriteria, OfferPage, SupplierOffer } from '../../ports/flight-offers';
import type { SupplierGuards } from '../call-guard';
import { toDate } from '../duffel/wire-values';
import { toBags } from './duffel.bags';
import { flightProblem, meaning } from './duffel.errors';
import { OfferPageSchema, OfferSchema } from './duffel.schemas';
import type { WireOffer } from './duffel.schemas';
import { toCarrier, toCondition, toFarePrice, toSlice } from './duffel.slices';

type SearchParams = Parameters<Duffel['offerRequests']['create']>[0];

const MAX_PAGE = 200;
/** Supplier timeout that Duffel accepts, milliseconds. */
const AIRLINES = { least: 2_000, most: 60_000 };
/** Search deadline over the supplier timeout: the answer still has to arrive. */
const SEARCH_ALLOWANCE = 1.25;

/** Old offers may be purged. */
const FORGOTTEN = { not_found: 'OFFER_EXPIRED' } as const;

/** A passenger searched by age may lack a type. */
function typeOf({ type, age }: WireOffer['passengers'][number]): TravellerType {
  if (type !== null) return type;
  if (age === null || age >= TRAVELLER_AGES.adult.min) return 'adult';
  return age <= TRAVELLER_AGES.infant_without_seat.max ? 'infant_without_seat' : 'child';
}

function toOffer(wire: WireOffer, offerRequestId: string | null): SupplierOffer {
  const { payment_requirements: payment, conditions } = wire;
  return {
    id: wire.id,
    offerRequestId,
    owner: toCarrier(wire.owner),
    conditionsOfCarriageUrl: wire.owner.conditions_of_carriage_url,
    price: toFarePrice(wire),
    emissionsKg: wire.total_emissions_kg,
    expiresAt: new Date(wire.expires_at),
    passengers: wire.passengers.map((passenger) => ({
      id: passenger.id,
      type: typeOf(passenger),
      age: passenger.age,
    })),
    requiresInstantPayment: payment.requires_instant_payment,
    paymentRequiredBy: toDate(payment.payment_required_by),
    priceGuaranteeExpiresAt: toDate(payment.price_guarantee_expires_at),
    refund: toCondition(conditions.refund_before_departure),
    change: toCondition(conditions.change_before_departure),
    slices: wire.slices.map(toSlice),
    bags: wire.available_services === null ? null : toBags(wire.available_services),
  };
}

/** Skips unreadable offers; throws when none is readable. */
function toPage(answer: unknown, offerRequestId: string): OfferPage {
  const { data, meta } = v.parse(OfferPageSchema, answer);
  const parsed = data.map((candidate) => v.safeParse(OfferSchema, candidate));
  const offers = parsed.flatMap((result) =>
    result.success ? [toOffer(result.output, offerRequestId)] : [],
  );
  if (data.length > 0 && offers.length === 0) throw new Error('no offer of the search can be read');
  return { offers, after: meta?.after ?? null };
}

/** Duffel wants children by age; infants by type are documented, though its client's types lack them. */
const toPassenger = ({ type, age }: FlightCriteria['passengers'][number]) =>
  type === 'child' && age !== undefined && age !== null ? { age } : { type };

function searchParams(
  { slices, cabinClass, maxConnections, passengers }: FlightCriteria,
  supplierTimeout: number,
) {
  return {
    slices: slices.map((slice) => ({ ...slice, departure_time: null, arrival_time: null })),
    cabin_class: cabinClass,
    // Duffel's default is one
    max_connections: maxConnections ?? FLIGHT_LIMITS.connections,
    passengers: passengers.map(toPassenger),
    return_offers: false,
    supplier_timeout: Math.min(Math.max(supplierTimeout, AIRLINES.least), AIRLINES.most),
  } as SearchParams & { readonly return_offers: false };
}

const CreatedSchema = v.object({ data: v.object({ id: v.string() }) });

export function offerCalls(
  { offerRequests, offers }: Duffel,
  { searching, ordering }: SupplierGuards,
  timeout: number,
): Pick<FlightSupplier, 'search' | 'offers' | 'offer'> {
  const read = (id: string, bags: boolean) =>
    ordering.run(() =>
      meaning(FORGOTTEN, async () => {
        const answer: unknown = await offers.get(encodeURIComponent(id), {
          return_available_services: bags,
        });
        const offer = toOffer(v.parse(v.object({ data: OfferSchema }), answer).data, null);
        return { ...offer, bags: bags ? (offer.bags ?? []) : null };
      }),
    );

  return {
    search: (criteria) =>
      searching.run(
        async () => ({
          offerRequestId: v.parse(
            CreatedSchema,
            await offerRequests.create(searchParams(criteria, timeout)),
          ).data.id,
        }),
        timeout * SEARCH_ALLOWANCE,
      ),
    offers: (offerRequestId, { after, limit }) =>
      searching.run(() =>
        meaning(FORGOTTEN, async () => {
          const page = {
            offer_request_id: offerRequestId,
            sort: 'total_amount',
            limit: Math.min(limit, MAX_PAGE),
            ...(after === null ? {} : { after }),
          } as const;
          return toPage(await offers.list(page), offerRequestId);
        }),
      ),
    async offer(id, { bags }) {
      if (!bags) return read(id, false);
      try {
        return await read(id, true);
      } catch (error) {
        if (error instanceof Problem && error.problemCode === 'OFFER_EXPIRED') throw error;
        await read(id, false);
        throw flightProblem('BAGS_FAILED', error);
      }
    },
  };
}
