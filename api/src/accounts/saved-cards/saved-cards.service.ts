import type { SavedCard, SavedCards } from '@wayfare/api-contract';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import type { KeptCard, Payments } from '../../ports/payments';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import type { CardHolders } from './card-holders';

export interface SavedCardsService {
  list(requester: Requester): Promise<SavedCards>;
  setUp(requester: Requester): Promise<{ client_secret: string }>;
  remove(id: string, requester: Requester): Promise<void>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  readonly holders: CardHolders;
}

/** Good to the end of its month (UTC). */
function hasExpired({ expYear, expMonth }: KeptCard, now: number): boolean {
  const date = new Date(now);
  return expYear * 12 + expMonth < date.getUTCFullYear() * 12 + date.getUTCMonth() + 1;
}

const keyOf = ({ fingerprint, expYear, expMonth }: KeptCard) =>
  `${fingerprint} ${expYear}-${expMonth}`;

export function savedCardsService({
  database: { orm },
  payments,
  holders,
}: Deps): SavedCardsService {
  const cardsOf = (requester: Requester): Promise<readonly KeptCard[]> =>
    holders.withCustomer(requester.principal, { isNeeded: false }, async (customer) =>
      customer === null ? [] : payments.keptCards(customer),
    );

  return {
    async list(requester) {
      await memberOf(orm, requester);
      const all = await cardsOf(requester);
      const first = new Map([...all].reverse().map((card) => [keyOf(card), card.id]));
      return {
        cards: all
          .filter((card) => first.get(keyOf(card)) === card.id)
          .map((card): SavedCard => ({
            id: card.id,
            brand: card.brand,
            last4: card.last4,
            expMonth: card.expMonth,
            expYear: card.expYear,
            expired: hasExpired(card, requester.now),
          })),
      };
    },

    async setUp(requester) {
      await memberOf(orm, requester);
      return holders.withCustomer(requester.principal, { isNeeded: true }, async (customer) => {
        if (customer === null) throw new Problem('MUST_BE_LOGGED');
        const intent = await payments.createCardSetup({
          customer,
          idempotencyKey: `card-setup:${randomUUID()}`,
        });
        return { client_secret: intent.clientSecret };
      });
    },

    async remove(id, requester) {
      await memberOf(orm, requester);
      const all = await cardsOf(requester);
      const card = all.find((each) => each.id === id);
      if (card === undefined)
        throw new Problem('NOT_FOUND', { field: 'id', text: 'cards.unknown' });
      for (const each of all.filter((other) => keyOf(other) === keyOf(card)))
        await payments.removeCard(each.id);
    },
  };
}
