import { attemptFor, lockedTiming, type BookingAttempt } from './booking-attempt';

const KNOWN: BookingAttempt = { clientReference: 'ref', fingerprint: 'a', timing: 'now', bookKey: 'book', intentKey: 'intent', bookingId: null, outcome: 'fresh' };

function next(known: BookingAttempt | null, fingerprint: string) {
  let count = 0;
  return attemptFor(known, { fingerprint, timing: 'now' }, () => `new-${(count += 1)}`);
}

describe('an attempt to book', () => {
  it('starts with a reference and keys of its own', () => {
    expect(next(null, 'a')).toEqual({ ...KNOWN, clientReference: 'new-1', bookKey: 'new-2', intentKey: 'new-3' });
  });

  it.each(['fresh', 'sent', 'declined', 'paid'] as const)('HOT-46 goes on under the same reference and keys for the same request: %s', (outcome) => {
    const known = { ...KNOWN, outcome };
    expect(next(known, 'a')).toBe(known);
  });

  it('HOT-46 keeps the reference of a changed request while a booking may exist, under another key', () => {
    expect(next({ ...KNOWN, outcome: 'sent' }, 'b')).toMatchObject({ clientReference: 'ref', fingerprint: 'b', bookKey: 'new-1', intentKey: 'intent' });
  });

  it.each(['fresh', 'declined'] as const)('is a new one when the request changed and the earlier one is certainly unpaid: %s', (outcome) => {
    expect(next({ ...KNOWN, outcome }, 'b')).toMatchObject({ clientReference: 'new-1', intentKey: 'new-3', outcome: 'fresh' });
  });

  it.each([
    ['fresh', null],
    ['sent', 'now'],
    ['declined', null],
  ] as const)('fixes the way to pay only while its answer is not known: %s', (outcome, timing) => {
    expect(lockedTiming({ ...KNOWN, outcome })).toBe(timing);
  });
});
