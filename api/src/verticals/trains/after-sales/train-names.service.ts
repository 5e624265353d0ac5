import { randomUUID } from 'node:crypto';
import type { TrainBookingView } from '@wayfare/api-contract';
import type { EditTravelersRequestSchema } from '@wayfare/api-contract/schemas';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/database';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailBooking, RailSupplier } from '../../../ports/rail-supplier';
import type { Booking } from '../../../booking/booking';
import { insertMail, moveBooking } from '../../../booking/bookings.repository';
import { trainOf } from '../records/train-records';
import { atRest } from './at-rest';
import { changedNames, namesElsewhere } from './name-rules';
import { ownBooking } from './own-booking';
import type { TrainAsk } from './own-booking';

type EditInput = InferOutput<typeof EditTravelersRequestSchema>;

export interface TrainNames {
  /** Also the same people's other tickets, with a mail (TRN-53, OQ-71); NAME_CHANGE_FAILED without an answer. */
  edit(ask: TrainAsk<EditInput>): Promise<TrainBookingView>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly wake: () => void;
  readonly view: (booking: Booking, requester: TrainAsk['requester']) => Promise<TrainBookingView>;
}

function notAnswered(error: unknown): never {
  const isQuiet =
    error instanceof Problem && ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT'].includes(error.problemCode);
  throw isQuiet ? new Problem('NAME_CHANGE_FAILED', { cause: error }) : error;
}

/** Stores fresh items with a mail; null when the booking was busy. */
function writeItems(
  orm: Database['orm'],
  booking: Booking,
  { items }: RailBooking,
  { now, mailId }: { now: number; mailId: string | null },
): Promise<Booking | null> {
  const { id, state, stateSince } = booking;
  return orm.transaction(async (connection) => {
    const at = new Date(now);
    const written = await moveBooking(connection, id, {
      from: state,
      since: stateSince,
      to: state,
      changes: { details: { ...trainOf(booking), items } },
      runAt: null,
      now: at,
    });
    if (written !== null && mailId !== null)
      await insertMail(connection, { id: mailId, bookingId: id, kind: 'renamed', now: at });
    return written;
  });
}

/** Attempts against concurrent work before the caller is told to retry. */
const TRIES = 3;

export function trainNames({ database: { orm }, supplier, wake, view }: Deps): TrainNames {
  const found = async (booking: Booking, language: Language): Promise<RailBooking> => {
    const answer = await supplier
      .booking(booking.supplierBooking ?? '', language)
      .catch(notAnswered);
    if (answer === null) throw new Problem('NAME_CHANGE_FAILED');
    return answer;
  };

  /** The supplier has changed them already, so the row must follow. */
  async function brought(
    booking: Booking,
    changed: RailBooking,
    { language, now, mailId }: TrainAsk['requester'] & { mailId: string | null },
  ): Promise<Booking> {
    let written = await writeItems(orm, booking, changed, { now, mailId });
    for (let tried = 1; written === null && tried < TRIES; tried += 1) {
      const resting = await atRest(orm, booking.id);
      written = await writeItems(orm, resting, await found(resting, language), { now, mailId });
    }
    if (written === null) throw new Problem('SUPPLIER_TIMEOUT');
    return written;
  }

  /** The item first; elsewhere a carrier's refusal is skipped. */
  async function everywhere(
    { supplierBooking }: Booking,
    { items }: RailBooking,
    { itemId, names }: { itemId: string; names: EditInput['travelers'] },
    language: Language,
  ): Promise<RailBooking> {
    const id = supplierBooking ?? '';
    let changed = await supplier
      .editTravellers(id, { itemId, travellers: names }, language)
      .catch(notAnswered);
    for (const other of namesElsewhere(items, itemId, names)) {
      changed = await supplier
        .editTravellers(id, other, language)
        .catch((error: unknown) => (error instanceof Problem ? changed : Promise.reject(error)));
    }
    return changed;
  }

  return {
    async edit(ask) {
      const { input, requester } = ask;
      const booking = await ownBooking(orm, ask);
      if (booking.status === 'completing') throw invalid('bookingID', 'trains.busy');
      if (booking.state !== 'confirmed') throw invalid('bookingID', 'trains.namesNotPossible');
      const current = await found(booking, requester.language);
      const names = changedNames(current.items, input.itemID, input.travelers);
      if (names.length === 0)
        return view(await brought(booking, current, { ...requester, mailId: null }), requester);
      const changed = await everywhere(
        booking,
        current,
        { itemId: input.itemID, names },
        requester.language,
      );
      const written = await brought(booking, changed, {
        ...requester,
        mailId: `${booking.id}:renamed:${randomUUID()}`,
      });
      wake();
      return view(written, requester);
    },
  };
}
