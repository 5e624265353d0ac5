import type { PreferenceGroup } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import type { RailSolution, RailLeg, RailProduct, RailOffer } from './rail-offers';

/* What becomes of a rail booking: refunds, exchanges, and what railways change by themselves. */

export interface RailRefundItem {
  readonly id: string;
  /** both left out: all of the item */
  readonly fareOfferIds?: readonly string[];
  readonly assignmentIds?: readonly string[];
}

export interface RailRefund {
  readonly id: string;
  readonly status: 'QUOTED' | 'CONFIRMED';
  readonly expiresAt: Date;
  readonly items: readonly {
    readonly id: string;
    readonly refund: Money;
    readonly fee: Money;
    readonly assignmentIds: readonly string[];
  }[];
}

export interface RailExchangeSearch {
  readonly id: string;
  readonly legs: readonly RailLeg[];
  /** with what each costs more than the ticket that it replaces, fee included; negative comes back */
  readonly offers: readonly (RailOffer & { readonly difference: Money })[];
  readonly products: readonly RailProduct[];
}

/** An extra of a leg that is exchanged: it goes along to the new train, or its price comes back. */
export interface RailExchangedService {
  readonly serviceId: string;
  readonly label: string;
  readonly legId: string;
  readonly travellerId: string;
  readonly count: number;
  readonly isKept: boolean;
  /** what was paid for it, and what it costs on the new train */
  readonly price: Money;
  readonly newPrice: Money;
}

export interface RailExchange {
  readonly id: string;
  /** the chosen trains, one for each leg that is exchanged; none from a supplier that does not say */
  readonly trains: readonly {
    readonly legId: string;
    readonly departure: Date;
    readonly arrival: Date;
  }[];
  readonly status: 'QUOTED' | 'CONFIRMED';
  readonly difference: Money;
  readonly fee: Money;
  readonly services: readonly RailExchangedService[];
  /** wishes for seats, and whether the new trains ask for them too */
  readonly preferences: readonly {
    readonly group: PreferenceGroup;
    readonly option: string;
    readonly isKept: boolean;
  }[];
  readonly expiresAt: Date;
}

/** What a railway changed by itself about one leg. */
export interface RailCarrierChange {
  readonly id: string;
  readonly detectedAt: Date;
  readonly itemId: string;
  readonly legId: string;
  /** what can be done about it; none once it is answered */
  readonly actions: readonly ('accept' | 'exchange' | 'refund')[];
  /** null as long as it waits for one; `told` needs none */
  readonly answer: 'told' | 'accepted' | 'exchanged' | 'refunded' | null;
  readonly before: RailSolution;
  /** null where nothing takes its place */
  readonly after: RailSolution | null;
  /** of another train that is proposed */
  readonly services: readonly RailExchangedService[];
  readonly preferences: RailExchange['preferences'];
}
