import type { FailedBooking } from '@wayfare/api-contract';
import { sanitiseText } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { text } from '../platform/texts/messages';
import type { Booking } from './booking';

/** Any vertical's error of a supplier that could not refresh a booking, in the supplier's words. */
const KeptSchema = v.object({
  supplierProblem: v.optional(
    v.object({ label: v.optional(v.string(), ''), details: v.optional(v.string(), '') }),
  ),
});

interface Reader {
  readonly language: Language;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Collected<View> {
  readonly bookings: View[];
  readonly failed: FailedBooking[];
}

function supplierFailure({ id, details }: Booking, language: Language): FailedBooking | null {
  const { supplierProblem: problem } = v.parse(KeptSchema, details);
  if (problem === undefined) return null;
  const [error, more] = [sanitiseText(problem.label).trim(), sanitiseText(problem.details).trim()];
  const message =
    error === ''
      ? text('booking.supplierFailed', language)
      : text('booking.supplierSays', language, { error });
  return { booking_id: id, code: 'PROVIDER', message, details: more };
}

/** Rows that cannot be read are listed by name and hide no other (ACC-29 to ACC-31). */
export async function listBookings<View>(
  rows: readonly Booking[],
  { language, log }: Reader,
  view: (booking: Booking) => View | Promise<View>,
): Promise<Collected<View>> {
  async function readOne(row: Booking): Promise<{ view: View } | FailedBooking> {
    try {
      return supplierFailure(row, language) ?? { view: await view(row) };
    } catch (error) {
      // privacy: the reason may quote what the traveller typed, so only its kind is logged
      log.warn(
        { booking: row.id, kind: error instanceof Error ? error.name : typeof error },
        'a booking could not be read',
      );
      return {
        booking_id: row.id,
        code: 'DATABASE_LOAD',
        message: text('booking.notRead', language),
        details: row.reference,
      };
    }
  }

  const read = await Promise.all(rows.map(readOne));
  return {
    bookings: read.flatMap((one) => ('view' in one ? [one.view] : [])),
    failed: read.flatMap((one) => ('view' in one ? [] : [one])),
  };
}
