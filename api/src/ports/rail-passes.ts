import type { Money } from '@wayfare/domain';
import type { RailPaperwork, RailFareOffer, RailProduct } from './rail-offers';

export interface RailArea {
  readonly code: string;
  readonly label: string;
  readonly countries: readonly string[];
}

export interface RailPass {
  readonly label: string;
  /** "1" or "2" */
  readonly travelClass: string;
  readonly travelDays: number | null;
  readonly validity: string;
}

export interface RailPassOffer extends RailPass, RailPaperwork {
  readonly id: string;
  readonly location: string;
  readonly productCode: string;
  readonly price: Money;
  readonly fareOffers: readonly RailFareOffer[];
  readonly expiresAt: Date;
}

export interface RailPassSearch {
  readonly id: string;
  readonly area: RailArea;
  readonly offers: readonly RailPassOffer[];
  readonly products: readonly RailProduct[];
  readonly travellers: readonly { readonly id: string; readonly age: number }[];
  readonly demo: boolean;
}
