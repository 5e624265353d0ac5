import type { Connection } from '../../platform/db/database';
import type { Payments } from '../../ports/payments';
import { forgetCustomer, orphanedCustomers } from './card-customers.repository';

/** Deletes erased accounts' customers and cards at the provider; failures are retried next time. */
export async function forgetOrphanedCustomers(
  connection: Connection,
  payments: Pick<Payments, 'deleteCustomer'>,
): Promise<void> {
  for (const id of await orphanedCustomers(connection)) {
    await payments.deleteCustomer(id);
    await forgetCustomer(connection, id);
  }
}
