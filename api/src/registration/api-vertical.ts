import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BookingPapers } from '../booking/documents/booking-papers';
import type { TermsOfCancelling } from '../booking/cancellation';
import type { BookingService } from '../booking/booking.service';
import type { QuotesOfVertical } from '../booking/due-now';
import type { RetainedVertical } from '../booking/retention-rule';
import type { BookableSupplier } from '../booking/bookable-supplier';
import type { EventSource } from '../booking/supplier-events.routes';
import type { Catalogue } from '../catalogue/catalogue';
import type { PaymentsService } from '../payments/payments.service';
import type { OpenCache } from '../platform/answers/answer-cache';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import type { HousekeepingTask } from '../platform/housekeeping/housekeeping';
import type { KeptAnswers } from '../platform/http/idempotency';
import type { SigningKeys } from '../platform/keys/signing-keys';
import type { DocumentNumbers } from '../platform/records/document-numbers';
import type { NumberStore } from '../platform/records/reseal';
import type { SitePages } from '../platform/site-pages/site-pages';
import type { Payments } from '../ports/payments';
import type { SupplierState } from '../ports/supplier-state';
import type { WatchedProduct } from '../price-alerts/watched-product';
import type { TellBooking } from '../trips/told-booking';

/* What a folder of `verticals` exports and is given (docs/decisions/0121-api-verticals-by-folder.md). */

/** `config.settings` reads the vertical's own variables. */
export interface VerticalDeps {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly keys: SigningKeys;
  readonly pages: SitePages;
  readonly openCache: OpenCache;
  readonly documentNumbers: DocumentNumbers;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Only once bookings run. */
export interface CallDeps {
  readonly bookingService: BookingService;
  readonly paymentsService: PaymentsService;
  readonly keptAnswers: KeptAnswers;
  readonly wake: () => void;
}

export interface BookedProduct {
  readonly sale: BookableSupplier;
  readonly quotes: QuotesOfVertical;
  readonly documents: BookingPapers;
  readonly retained: RetainedVertical;
  /** what cancelling gives back, for who cancels on a traveller's behalf; without it nobody else can */
  readonly cancelling?: TermsOfCancelling;
  /** for the list of trips; without it the vertical lists its own */
  readonly trips?: TellBooking;
}

export interface VerticalParts {
  readonly routes?: (api: FastifyInstance, deps: CallDeps) => void;
  readonly bookings?: BookedProduct;
  readonly watch?: WatchedProduct<unknown>;
  readonly events?: readonly Omit<EventSource, 'vertical'>[];
  /** its suppliers by the name that operators know them by */
  readonly health?: Readonly<Record<string, () => Promise<SupplierState>>>;
  readonly housekeeping?: readonly HousekeepingTask[];
  /** document numbers that key rotation has to encrypt anew */
  readonly documentNumbers?: NumberStore;
}

export interface ApiVertical {
  readonly register: (deps: VerticalDeps) => VerticalParts;
}
