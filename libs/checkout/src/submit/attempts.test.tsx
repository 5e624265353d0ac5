import { attemptFor, createAttempts, lockedTiming, type BookingAttempt } from './attempts';

const KNOWN: BookingAttempt = {
  quoteId: 'q-1',
  clientReference: 'ref',
  fingerprint: 'a',
  timing: 'now',
  bookKey: 'book',
  intentKey: 'intent',
  bookingId: null,
  outcome: 'fresh',
};

function next(known: BookingAttempt | null, fingerprint: string) {
  let count = 0;
  return attemptFor(
    known,
    { quoteId: 'q-1', fingerprint, timing: 'now' },
    () => `new-${(count += 1)}`,
  );
}

describe('an attempt to book', () => {
  it('starts with a reference and keys of its own', () => {
    expect(next(null, 'a')).toEqual({
      ...KNOWN,
      clientReference: 'new-1',
      bookKey: 'new-2',
      intentKey: 'new-3',
    });
  });

  it.each(['fresh', 'sent', 'declined', 'paid'] as const)(
    'HOT-46 goes on under the same reference and keys for the same request: %s',
    (outcome) => {
      const known = { ...KNOWN, outcome };
      expect(next(known, 'a')).toBe(known);
    },
  );

  it('HOT-46 keeps the reference of a changed request while a booking may exist, under another key', () => {
    expect(next({ ...KNOWN, outcome: 'sent' }, 'b')).toMatchObject({
      clientReference: 'ref',
      fingerprint: 'b',
      bookKey: 'new-1',
      intentKey: 'intent',
    });
  });

  it.each(['fresh', 'declined'] as const)(
    'is a new one when the request changed and the earlier one is certainly unpaid: %s',
    (outcome) => {
      expect(next({ ...KNOWN, outcome }, 'b')).toMatchObject({
        clientReference: 'new-1',
        intentKey: 'new-3',
        outcome: 'fresh',
      });
    },
  );

  it.each([
    ['fresh', null],
    ['sent', 'now'],
    ['declined', null],
  ] as const)('fixes the way to pay only while its answer is not known: %s', (outcome, timing) => {
    expect(lockedTiming({ ...KNOWN, outcome })).toBe(timing);
  });
});

describe('the attempts of a tab', () => {
  const attempts = createAttempts('hotelAttempts');
  beforeEach(() => window.sessionStorage.clear());

  it('are found by their quote and by their booking', () => {
    attempts.keep('q-1', KNOWN);
    expect(attempts.lastBooking()).toBeNull();
    attempts.keep('q-1', { ...KNOWN, bookingId: 'b-1', outcome: 'sent' });
    attempts.keep('q-2', { ...KNOWN, bookingId: 'b-2', outcome: 'paid' });
    expect(attempts.recall('q-1')).toMatchObject({ bookingId: 'b-1', outcome: 'sent' });
    expect(attempts.quoteOfBooking('b-1')).toBe('q-1');
    expect([
      attempts.paidBooking('q-1'),
      attempts.paidBooking('q-2'),
      attempts.lastPaid(),
      attempts.lastBooking(),
    ]).toEqual([null, 'b-2', 'b-2', 'b-2']);
  });

  it('know the booking of an offer until it came to nothing, by whichever quote', () => {
    attempts.keep('q-1', { ...KNOWN, bookingId: 'b-1', outcome: 'sent', offer: 'off-1' });
    attempts.keep('q-2', { ...KNOWN, bookingId: 'b-2', outcome: 'paid', offer: 'off-2' });
    expect([
      attempts.bookingOfOffer('off-1'),
      attempts.bookingOfOffer('off-1', ['sent', 'paid']),
      attempts.bookingOfOffer('off-2'),
      attempts.bookingOfOffer(''),
    ]).toEqual([null, 'b-1', 'b-2', null]);
    attempts.release('b-2');
    expect([
      attempts.bookingOfOffer('off-2'),
      attempts.bookingOfOffer('off-1', ['sent']),
      attempts.paidBooking('q-2'),
    ]).toEqual([null, 'b-1', 'b-2']);
  });

  it('are each vertical’s own', () => {
    attempts.keep('q-1', KNOWN);
    expect(createAttempts('flightAttempts').recall('q-1')).toBeNull();
  });

  it.each([
    '{',
    '[]',
    '{"q-1":{"outcome":"sent"}}',
    JSON.stringify({ 'q-1': { ...KNOWN, outcome: 'stolen' } }),
  ])('are none when the storage holds rubbish: %s', (stored) => {
    window.sessionStorage.setItem('hotelAttempts', stored);
    expect(attempts.recall('q-1')).toBeNull();
  });

  it('C3 are read as they were kept before the quote had a name of its own', () => {
    const { quoteId: _quote, bookingId: _booking, ...old } = KNOWN;
    window.sessionStorage.setItem('hotelAttempts', JSON.stringify({ 'q-1': { ...old, more: 1 } }));
    expect(attempts.recall('q-1')).toEqual({ ...old, quoteId: 'q-1', bookingId: null });
  });
});
