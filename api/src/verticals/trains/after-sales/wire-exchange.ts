import type { ExchangeQuote, ExchangeSearchResult } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { RailExchangeSearch } from '../../../ports/rail-after-sales';
import { dueAtOnce } from '../../../booking/due-terms';
import type { ExchangeRecord } from '../records/train-records';
import { wireAmount } from '../wire/wire-amount';
import { wireExtra } from '../wire/wire-extra';
import { wireLeg, wireProduct } from '../wire/wire-journey';
import { wireOffer } from '../wire/wire-offer';

export function wireQuote(
  { bookingId, difference, fee, turns = false, extras = [], wishes = [] }: ExchangeRecord,
  id: string,
  expiresAt: Date,
): ExchangeQuote {
  return {
    exchangeOperationId: id,
    booking_id: bookingId,
    difference: wireAmount(money(difference)),
    fee: wireAmount(money(fee)),
    extras: extras.map(wireExtra),
    turnsJourneys: turns,
    wishes: wishes.map((wish) => ({ ...wish })),
    expirationDate: expiresAt.toISOString(),
    terms: dueAtOnce(difference),
  };
}

export function wireFound(
  { id: searchId, legs, offers, products }: RailExchangeSearch,
  itemId: string,
): ExchangeSearchResult['items'][number] {
  return {
    id: itemId,
    searchId,
    legs: legs.map(wireLeg),
    offers: offers.map((offer) => ({
      ...wireOffer(offer),
      difference: wireAmount(offer.difference),
    })),
    products: products.map(wireProduct),
  };
}
