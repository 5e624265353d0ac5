import type { PreferenceGroup } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import type { RailSolution, RailLeg, RailProduct, RailOffer } from './rail-offers';

export interface RailRefundItem {
  readonly id: string;
  /** both omitted: the whole item */
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
  /** `difference` to the replaced ticket with the fee; negative is a refund */
  readonly offers: readonly (RailOffer & { readonly difference: Money })[];
  readonly products: readonly RailProduct[];
}

export interface RailExchangedService {
  readonly serviceId: string;
  readonly label: string;
  readonly legId: string;
  readonly travellerId: string;
  readonly count: number;
  readonly isKept: boolean;
  readonly price: Money;
  readonly newPrice: Money;
}

export interface RailExchange {
  readonly id: string;
  /** one for each exchanged leg; empty from a supplier that does not say */
  readonly trains: readonly {
    readonly legId: string;
    readonly departure: Date;
    readonly arrival: Date;
  }[];
  readonly status: 'QUOTED' | 'CONFIRMED';
  readonly difference: Money;
  readonly fee: Money;
  readonly services: readonly RailExchangedService[];
  /** seat wishes, and whether the new trains ask for them too */
  readonly preferences: readonly {
    readonly group: PreferenceGroup;
    readonly option: string;
    readonly isKept: boolean;
  }[];
  readonly expiresAt: Date;
}

export interface RailCarrierChange {
  readonly id: string;
  readonly detectedAt: Date;
  readonly itemId: string;
  readonly legId: string;
  /** empty once answered */
  readonly actions: readonly ('accept' | 'exchange' | 'refund')[];
  /** null while open; `told` needs no answer */
  readonly answer: 'told' | 'accepted' | 'exchanged' | 'refunded' | null;
  readonly before: RailSolution;
  /** null without a replacement */
  readonly after: RailSolution | null;
  readonly services: readonly RailExchangedService[];
  readonly preferences: RailExchange['preferences'];
}
