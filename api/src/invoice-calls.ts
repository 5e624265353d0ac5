import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import type { BookingDocuments } from './modules/bookings/documents.routes';
import { invoicesRoutes } from './modules/invoices/invoices.routes';
import { invoicesService } from './modules/invoices/invoices.service';
import { ownInvoicesService } from './modules/invoices/own-invoices.service';
import type { KeySet } from './modules/session/key-set';
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
