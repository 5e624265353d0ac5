import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import type { Principal } from '../../platform/http/authenticate';
import { Problem } from '../../platform/http/problem';
import { CUSTOMER_GONE, PaymentError } from '../../ports/payments';
import type { Payments } from '../../ports/payments';
import { ownerHash } from '../../booking/owner-hash';
import { findCustomer, forgetCustomer, keepCustomer } from './card-customers.repository';

interface Wish {
  /** keeping a card: a member becomes a customer, a visitor is asked to log in */
  readonly isNeeded: boolean;
}

export interface CardHolders {
  /** `use` gets null without kept cards; reruns once when the provider no longer knows the customer. */
  withCustomer<T>(
    principal: Pick<Principal, 'id' | 'role'>,
    wish: Wish,
    use: (customer: string | null) => Promise<T>,
  ): Promise<T>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
}

export function cardHolders({ database: { orm }, payments }: Deps): CardHolders {
  async function made(userId: string): Promise<string> {
    const id = await payments.createCustomer({
      metadata: { owner: ownerHash(userId) },
      idempotencyKey: `card-customer:${randomUUID()}`,
    });
    const kept = await keepCustomer(orm, { id, userId, now: new Date() });
    if (kept !== id) await payments.deleteCustomer(id);
    return kept;
  }

  async function customerOf(
    { id, role }: Pick<Principal, 'id' | 'role'>,
    { isNeeded }: Wish,
  ): Promise<string | null> {
    if (role !== 'user') {
      if (isNeeded) throw new Problem('MUST_BE_LOGGED');
      return null;
    }
    return (await findCustomer(orm, id)) ?? (isNeeded ? made(id) : null);
  }

  return {
    async withCustomer(principal, wish, use) {
      const customer = await customerOf(principal, wish);
      try {
        return await use(customer);
      } catch (error) {
        const isGone = error instanceof PaymentError && error.code === CUSTOMER_GONE;
        if (customer === null || !isGone) throw error;
        await forgetCustomer(orm, customer);
        return use(await customerOf(principal, wish));
      }
    },
  };
}
