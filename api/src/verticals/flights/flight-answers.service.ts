import type { CarrierChange } from '@wayfare/api-contract';
import type { AcceptCarrierChangeRequestSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import { acceptCarrierChange } from '../../booking/carrier-answers';
import { cityNames } from './dictionary';
import { flightCarrierChange } from './flight-booking-view';
import type { Ask, FlightBookings } from './flight-bookings.service';
import { flightOf } from './flight-records';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';

type AcceptInput = InferOutput<typeof AcceptCarrierChangeRequestSchema>;

export interface FlightAnswers {
  /** Waits for the workflow; OFFER_EXPIRED when it was answered otherwise meanwhile. */
  accept(ask: Ask<AcceptInput>): Promise<CarrierChange>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly suppliers: FlightSuppliers;
  readonly bookings: FlightBookings;
  readonly wake: () => void;
}

export function flightAnswers({ catalogue, suppliers, bookings, ...deps }: Deps): FlightAnswers {
  return {
    async accept(ask) {
      const {
        input: { change_id: changeId },
        requester: { language, now },
      } = ask;
      const booking = await bookings.open(ask);
      const supplier = providerOf(suppliers, flightOf(booking).provider);
      const answered = await acceptCarrierChange(deps, booking, {
        changeId,
        now,
        accept: () => supplier.acceptCarrierChange(changeId),
      });
      const change = flightCarrierChange(answered, cityNames(catalogue, language));
      if (change === null)
        throw new Problem('OFFER_EXPIRED', { field: 'change_id', text: 'carrier.answered' });
      return change;
    },
  };
}
