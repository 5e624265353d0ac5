import { createPaymentIntent, savedCards } from '@wayfare/api-contract';
import type { SavedCard } from '@wayfare/api-contract';
import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { signedInMember } from '../clients/member-client';
import type { Member } from '../clients/member-client';
import { confirmCard, createTraveller, found } from '../clients/traveller-client';

/* For tests: what a member's browser does to keep a card and to pay with it. */

type Headers = Readonly<Record<'authorization', string>>;

/** As the browser says it whose box is ticked. */
const KEEP = { setup_future_usage: 'on_session' };

export function cardKeepers(api: BookingApp, database: Database, hotel: string) {
  const keepers = {
    site: (now = Date.now()) => ({ database, keys: api.keys, now }),
    member: () => signedInMember(keepers.site()),

    /** asks for the money of a room */
    async ask({ authorization }: Headers, keepCard = false) {
      const traveller = createTraveller(api.ask, api.sandbox.origin, authorization);
      const { optionRefId: offerID } = await traveller.quote(hotel);
      return api.ask(createPaymentIntent, { offerID, keepCard }, { authorization });
    },

    cards: async ({ authorization }: Headers): Promise<readonly SavedCard[]> =>
      found(await api.ask(savedCards, {}, { authorization })).cards,

    /** pays a room with a new card and keeps it */
    async keep(member: Member, card = 'pm_card_visa'): Promise<string> {
      const { paymentIntent } = found(await keepers.ask(member, true));
      return confirmCard(api.sandbox.origin, paymentIntent, card, KEEP);
    },

    /** pays another room with a card that is named by its id */
    async payWith(id: string, payer: Headers): Promise<string> {
      const { paymentIntent } = found(await keepers.ask(payer));
      return confirmCard(api.sandbox.origin, paymentIntent, id);
    },

    /** what the provider knows of a customer, or does with one */
    provider: async (customer: unknown, method = 'GET') =>
      (
        await fetch(`${api.sandbox.origin}/v1/customers/${String(customer)}`, {
          method,
          headers: { authorization: 'Bearer sk_test_sandbox' },
        })
      ).status,
  };
  return keepers;
}
