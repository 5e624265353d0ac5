import {
  confirmExchange,
  createPaymentIntent,
  exchangeQuote,
  searchExchangeOffers,
  searchTickets,
} from '@wayfare/api-contract';
import type { ExchangeOffer, TicketOffer, TrainBookingView } from '@wayfare/api-contract';
import { addDays, parseMoney } from '@wayfare/domain';
import type { BookingApp } from '../clients/booking-app';
import { confirmCard, found } from '../clients/traveller-client';
import { OUT, tickets } from '../clients/train-buyer';
import type { TrainBuyer } from '../clients/train-buyer';

/* For tests: flexible trains of the sandbox, and their exchange for trains of another day. */

export const LATER = addDays(OUT, 2);

const isFlexible = ({ flexibility, comfortCategory, compatibleOffers }: TicketOffer) =>
  flexibility.code === 'FULL_FLEX' &&
  comfortCategory.code === 'STANDARD' &&
  compatibleOffers.length === 0;

const priceOf = ({ prices }: TicketOffer) =>
  parseMoney(prices.amountsToDisplay[0]?.amount.value ?? '').amount;

export const createSandboxExchanges = ({ ask, sandbox }: BookingApp, anne: TrainBuyer) => ({
  /** the cheapest flexible tickets of each leg */
  async offers(ages: readonly number[], back?: string): Promise<string[][]> {
    const legs = [
      { origin: 'NL:amsterdam', destination: 'FR:paris', departure: `${OUT}T08:00` },
      ...(back === undefined
        ? []
        : [{ origin: 'FR:paris', destination: 'NL:amsterdam', departure: `${back}T08:00` }]),
    ];
    const search = found(
      await ask(searchTickets, { legs, travelers: ages.map((age) => ({ age })) }, anne.headers),
    );
    return search.legs.map((leg) => {
      const [offer] = search.offers
        .filter((candidate) => candidate.leg === leg.id && isFlexible(candidate))
        .sort((a, b) => priceOf(a) - priceOf(b));
      if (offer === undefined) throw new Error(`nothing flexible on leg ${leg.id}`);
      return [offer.location];
    });
  },

  /** what a booking's ticket can be exchanged for two days later */
  async exchanges(booking: TrainBookingView) {
    const item = tickets(booking);
    const bookingID = booking.booking_id;
    const legs = item.legs.map(({ id, origin, destination }) => ({
      id,
      origin: origin.code,
      destination: destination.code,
      departure: `${LATER}T08:00`,
    }));
    const [result] = found(
      await ask(
        searchExchangeOffers,
        { bookingID, request: { items: [{ id: item.id, legs }] } },
        anne.headers,
      ),
    ).items;
    if (result === undefined) throw new Error('nothing was found');
    const { searchId } = result;
    const quote = async ({ id, leg }: ExchangeOffer) => {
      const chosen = { id: item.id, searchId, legs: [{ id: leg, selectedOfferId: id }] };
      return found(
        await ask(exchangeQuote, { bookingID, request: { items: [chosen] } }, anne.headers),
      );
    };
    const [cheapest, ...dearer] = [...result.offers].sort(
      (a, b) => parseMoney(a.difference.value).amount - parseMoney(b.difference.value).amount,
    );
    const dearest = dearer.at(-1);
    if (cheapest === undefined || dearest === undefined)
      throw new Error('there is nothing to choose from');
    return { cheapest, dearest, quote };
  },

  /** the booking after an exchange at the price that its offer named, paid where it costs something */
  async confirmed(
    booking: TrainBookingView,
    offer: ExchangeOffer,
    quote: (offer: ExchangeOffer) => Promise<{
      exchangeOperationId: string;
      difference: { value: string };
      terms: { needsCard: boolean };
    }>,
  ) {
    const { exchangeOperationId, difference, terms } = await quote(offer);
    expect(difference.value).toBe(offer.difference.value);
    const intent = terms.needsCard
      ? found(await ask(createPaymentIntent, { offerID: exchangeOperationId }, anne.headers))
          .paymentIntent
      : null;
    found(
      await ask(
        confirmExchange,
        {
          bookingID: booking.booking_id,
          exchangeOperationId,
          payment_intent_id: intent?.id ?? null,
        },
        anne.headers,
      ),
    );
    if (intent !== null) await confirmCard(sandbox.origin, intent);
    return anne.outcome(booking.booking_id);
  },
});

export type SandboxExchanges = ReturnType<typeof createSandboxExchanges>;
