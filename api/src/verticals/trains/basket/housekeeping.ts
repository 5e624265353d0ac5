import type { Database } from '../../../platform/db/database';
import type { Payments } from '../../../ports/payments';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { findBooking } from '../../../booking/bookings.repository';
import { WORKFLOW_TIMEOUTS } from '../../../booking/workflow-timeouts';
import type { Basket } from './basket';
import {
  closeBasket,
  deleteBasket,
  findLapsedBaskets,
  findOldBaskets,
  saveBasket,
} from './baskets.repository';
import { isUnpaid, reopen } from './unpaid-order';

/** Retention of an untouched basket and its personal data. */
const KEPT_MS = 7 * 24 * 3_600_000;

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: Pick<RailSupplier, 'release'>;
  readonly payments: Payments;
  readonly now: number;
}

async function isBooked({ database: { orm } }: Deps, { id, state }: Basket): Promise<boolean> {
  const booking = await findBooking(orm, id);
  return state === 'ordered' || (booking !== null && !isUnpaid(booking));
}

/** Cancels the intent; null while it is being confirmed or the provider is away, to retry later. */
const freed = ({ database, payments, now }: Deps, basket: Basket): Promise<Basket | null> =>
  reopen({ database, payments }, basket, now).catch(() => null);

async function freeCard(deps: Deps, basket: Basket): Promise<void> {
  const { orm } = deps.database;
  if (await isBooked(deps, basket)) return closeBasket(orm, basket.id);
  const free = await freed(deps, basket);
  // keeps the age: housekeeping is no touch
  if (free !== null)
    await saveBasket(orm, free, { state: 'open', quoteId: null }, basket.updatedAt.getTime());
}

async function forget(deps: Deps, basket: Basket): Promise<void> {
  const { orm } = deps.database;
  if (await isBooked(deps, basket)) return deleteBasket(orm, basket.id);
  if ((await freed(deps, basket)) === null) return;
  await deleteBasket(orm, basket.id);
  // best effort: an unreleased booking lapses at the supplier
  await deps.supplier.release(basket.supplierBooking).catch(() => undefined);
}

/** Cancels intents of lapsed prebookings and deletes old baskets. */
export async function forgetOldBaskets(deps: Deps): Promise<void> {
  const { database, now } = deps;
  for (const basket of await findLapsedBaskets(
    database.orm,
    new Date(now - WORKFLOW_TIMEOUTS.paymentWindow),
  ))
    await freeCard(deps, basket);
  for (const basket of await findOldBaskets(database.orm, new Date(now - KEPT_MS)))
    await forget(deps, basket);
}
