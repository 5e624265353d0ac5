/** What a traveller knows of a booking: which one it is, what pays it, and how it has to end. */
export interface Told {
  readonly id: string;
  readonly intent: string | null;
  wish: 'confirmed' | 'canceled';
}

/** A booking as the API keeps it. Cents. */
export interface Kept {
  readonly id: string;
  readonly status: string;
  readonly state: string;
  readonly intent: string | null;
  readonly quote: string;
  readonly captured: number;
  readonly refunded: number;
  readonly due: number;
}

/** A booking as the supplier has it, by our name for it. */
export interface Sold {
  readonly booking: string;
  readonly isLive: boolean;
}

/** A payment as the bank has it. Cents. */
export interface Paid {
  readonly intent: string;
  readonly status: string;
  readonly taken: number;
  readonly back: number;
}

export interface Books {
  readonly told: readonly Told[];
  readonly kept: readonly Kept[];
  readonly sold: readonly Sold[];
  readonly paid: readonly Paid[];
}

export interface Audit {
  readonly bookings: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

/** Those that come more than once. */
const twice = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function lostOf({ told, kept, sold, paid }: Books): string[] {
  const ids = new Set(kept.map(({ id }) => id));
  const intents = new Set(kept.map(({ intent }) => intent));
  return [
    ...told.filter(({ id }) => !ids.has(id)).map(({ id }) => `${id} was told and is not kept`),
    ...told.flatMap(({ id, wish }) => {
      const status = kept.find((one) => one.id === id)?.status ?? wish;
      return status === wish ? [] : [`${id} is ${status} and has to be ${wish}`];
    }),
    ...sold
      .filter(({ booking, isLive }) => isLive && !ids.has(booking))
      .map(({ booking }) => `the supplier keeps ${booking}, and we do not`),
    ...paid
      .filter(({ intent, taken, back }) => taken > back && !intents.has(intent))
      .map(({ intent }) => `${intent} was paid for no booking`),
  ];
}

function doubledOf({ kept, sold, paid }: Books): string[] {
  const paying = kept.flatMap(({ intent }) => (intent === null ? [] : [intent]));
  return [
    ...twice(sold.map(({ booking }) => booking)).map((id) => `${id} was sold twice`),
    ...twice(kept.map(({ quote }) => quote)).map((quote) => `${quote} was booked twice`),
    ...twice(paying).map((intent) => `${intent} pays two bookings`),
    ...kept.flatMap(({ id, intent, due }) => {
      const taken = paid.find((one) => one.intent === intent)?.taken ?? 0;
      return taken > due ? [`${id} was paid with ${taken} and costs ${due}`] : [];
    }),
  ];
}

function faultsOf({ id, status, state, ...booking }: Kept, { sold, paid }: Books): string[] {
  const live = sold.filter((one) => one.booking === id && one.isLive).length;
  const payment = paid.find(({ intent }) => intent === booking.intent);
  const held = (payment?.taken ?? 0) - (payment?.back ?? 0);
  const says = booking.captured - booking.refunded;
  const claims: readonly (readonly [string, boolean])[] = [
    [`is at ${state}, which is no end`, ['confirmed', 'done'].includes(state)],
    [`is ${status}, and the supplier keeps ${live}`, live === (status === 'confirmed' ? 1 : 0)],
    [`says that ${says} was paid, the bank ${held}`, held === says],
    [`costs ${booking.due}, and ${held} was paid`, status !== 'confirmed' || held === booking.due],
    ['has money reserved', payment?.status !== 'requires_capture'],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => `${id} ${claim}`);
}

/** Holds what travellers were told, what we keep, what the supplier sold and what the bank took against each other. */
export const audit = (books: Books): Audit => ({
  bookings: books.kept.length,
  lost: lostOf(books),
  doubled: doubledOf(books),
  wrong: books.kept.flatMap((one) => faultsOf(one, books)),
});
