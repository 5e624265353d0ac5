import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config';
import type { Database } from './platform/db/database';
import type { BookingDocuments } from './booking/documents.routes';
import { invoicesRoutes } from './invoices/invoices.routes';
import { invoicesService } from './invoices/invoices.service';
import { ownInvoicesService } from './invoices/own-invoices.service';
import type { KeySet } from './platform/keys/key-set';
import type { VatRegister } from './ports/vat-register';

interface Deps {
  readonly database: Database;
  readonly keys: KeySet;
  readonly documents: Readonly<Record<string, BookingDocuments>>;
  readonly config: Config;
  readonly vatRegister: VatRegister | null;
}

/** The calls about invoices of bookings of any vertical, and those of an account. */
export function invoiceCalls(api: FastifyInstance, deps: Deps): void {
  const invoices = invoicesService(deps);
  invoicesRoutes(api, {
    ...deps,
    invoices,
    own: ownInvoicesService({ ...deps, invoices }),
    guessesPerMinute: deps.config.rateLimit.login,
  });
}
