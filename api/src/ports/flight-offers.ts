import type { BagType, CabinClass, TravellerType } from '@wayfare/api-contract';
import type { IsoDate, Money } from '@wayfare/domain';

/* A supplier's flights at the supplier's own prices; markup is added by the module. */

export interface FlightCriteria {
  readonly slices: readonly {
    readonly origin: string;
    readonly destination: string;
    readonly departure_date: IsoDate;
  }[];
  readonly cabinClass: CabinClass;
  /** per slice; null for no limit */
  readonly maxConnections: number | null;
  readonly passengers: readonly {
    readonly type: TravellerType;
    readonly age?: number | undefined;
  }[];
}

export interface Place {
  readonly type: 'city' | 'airport';
  readonly iataCode: string;
  readonly name: string;
  readonly cityName: string;
  readonly country: string;
  readonly iataCityCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZone: string;
}

export interface Carrier {
  readonly iataCode: string;
  readonly name: string;
}

export interface FarePrice {
  readonly base: Money;
  readonly tax: Money;
  readonly total: Money;
}

/** null where the airline is silent; `allowed` with a null penalty: the amount is unknown */
export type FareCondition = { readonly allowed: boolean; readonly penalty: Money | null } | null;

/** Null or missing where the supplier is silent. */
export interface BagLimits {
  readonly maximumWeightKg?: number | null;
  readonly maximumDepthCm?: number | null;
  readonly maximumHeightCm?: number | null;
  readonly maximumLengthCm?: number | null;
}

export interface SupplierSegment {
  readonly id: string;
  readonly origin: Place;
  readonly originTerminal: string | null;
  readonly destination: Place;
  readonly destinationTerminal: string | null;
  /** wall clock of the airport: 2026-12-10T09:20:00 */
  readonly departingAt: string;
  readonly arrivingAt: string;
  readonly duration: string;
  readonly marketingCarrier: Carrier;
  readonly flightNumber: string;
  readonly operatingCarrier: Carrier;
  readonly aircraft: string;
  readonly stops: readonly { readonly airport: Place; readonly duration: string | null }[];
  readonly passengers: readonly {
    readonly passengerId: string;
    readonly cabinClass: CabinClass;
    readonly baggages: readonly ({
      readonly type: BagType;
      readonly quantity: number;
    } & BagLimits)[];
  }[];
}

export interface SupplierSlice {
  readonly id: string;
  readonly origin: Place;
  readonly destination: Place;
  readonly duration: string;
  readonly fareBrand: string | null;
  readonly advanceSeatSelection: boolean | null;
  readonly change: FareCondition;
  readonly segments: readonly SupplierSegment[];
}

export interface SupplierBag {
  readonly id: string;
  readonly bag: { readonly type: BagType } & Required<BagLimits>;
  readonly maximumQuantity: number;
  readonly passengerIds: readonly string[];
  readonly segmentIds: readonly string[];
  readonly price: Money;
}

export interface SupplierOffer {
  readonly id: string;
  readonly offerRequestId: string | null;
  readonly owner: Carrier;
  readonly conditionsOfCarriageUrl?: string | null;
  readonly price: FarePrice;
  /** kilograms of CO2 for all passengers; null where not known */
  readonly emissionsKg: string | null;
  readonly expiresAt: Date;
  readonly passengers: readonly {
    readonly id: string;
    readonly type: TravellerType;
    readonly age: number | null;
  }[];
  readonly requiresInstantPayment: boolean;
  readonly paymentRequiredBy: Date | null;
  readonly priceGuaranteeExpiresAt: Date | null;
  readonly refund: FareCondition;
  readonly change: FareCondition;
  readonly slices: readonly SupplierSlice[];
  readonly bags: readonly SupplierBag[] | null;
}

export interface OfferPage {
  readonly offers: readonly SupplierOffer[];
  readonly after: string | null;
}
