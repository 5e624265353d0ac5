import type { TrainBookingView } from '@wayfare/api-contract';
import type { EditTravelersRequestSchema } from '@wayfare/api-contract/schemas';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Connection, Database } from '../../../db/database';
import { Problem, invalid } from '../../../http/problem';
import type { RailBooking, RailSupplier } from '../../../ports/rail-supplier';
import type { Booking } from '../../bookings/booking';
import { moveBooking } from '../../bookings/bookings.repository';
import { trainOf } from '../train-records';
import { atRest } from './at-rest';
import { changedNames } from './name-rules';
import { ownBooking } from './own-booking';
import type { TrainAsk } from './own-booking';

type EditInput = InferOutput<typeof EditTravelersRequestSchema>;

export interface TrainNames {
  /** Corrects names on bought tickets (TRN-53, OQ-71); NAME_CHANGE_FAILED when the carrier does not answer. */
  edit(ask: TrainAsk<EditInput>): Promise<TrainBookingView>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  /** a booking as its owner sees it */
  readonly view: (booking: Booking, asker: TrainAsk['asker']) => Promise<TrainBookingView>;
}

function notAnswered(error: unknown): never {
  const isQuiet = error instanceof Problem && ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT'].includes(error.problemCode);
  throw isQuiet ? new Problem('NAME_CHANGE_FAILED', { cause: error }) : error;
}

/** Writes the supplier's items into a booking that rests; null when something was done about it meanwhile. */
function writeItems(orm: Connection, booking: Booking, { items }: RailBooking, now: number): Promise<Booking | null> {
  const { id, state, stateSince } = booking;
  return moveBooking(orm, id, { from: state, since: stateSince, to: state, changes: { details: { ...trainOf(booking), items } }, runAt: null, now: new Date(now) });
}

/** What may happen to a booking while its names are changed, before somebody is asked to look again. */
const TRIES = 3;

export function trainNames({ database: { orm }, supplier, view }: Deps): TrainNames {
  const found = async (booking: Booking, language: Language): Promise<RailBooking> => {
    const answer = await supplier.booking(booking.supplierBooking ?? '', language).catch(notAnswered);
    if (answer === null) throw new Problem('NAME_CHANGE_FAILED');
    return answer;
  };

  /** The names are changed: whatever else is done about the booking, its row says so in the end. */
  async function brought(booking: Booking, changed: RailBooking, { language, now }: TrainAsk['asker']): Promise<Booking> {
    let written = await writeItems(orm, booking, changed, now);
    for (let tried = 1; written === null && tried < TRIES; tried += 1) {
      const resting = await atRest(orm, booking.id);
      written = await writeItems(orm, resting, await found(resting, language), now);
    }
    if (written === null) throw new Problem('SUPPLIER_TIMEOUT');
    return written;
  }

  return {
    async edit(ask) {
      const { input, asker } = ask;
      const booking = await ownBooking(orm, ask);
      if (booking.status === 'completing') throw invalid('bookingID', 'trains.busy');
      if (booking.state !== 'confirmed') throw invalid('bookingID', 'trains.namesNotPossible');
      const current = await found(booking, asker.language);
      const names = changedNames(current.items, input.itemID, input.travelers);
      const changed = names.length === 0 ? current : await supplier.editTravellers(booking.supplierBooking ?? '', { itemId: input.itemID, travellers: names }, asker.language).catch(notAnswered);
      return view(await brought(booking, changed, asker), asker);
    },
  };
}
