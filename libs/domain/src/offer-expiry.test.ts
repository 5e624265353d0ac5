import type { OfferPhase } from './offer-expiry';
import { expiryWarning, formatCountdown, offerPhase, remainingMs } from './offer-expiry';

const now = Date.parse('2026-12-10T09:00:00Z');
const minutes = (count: number) => count * 60_000;

it.each([
  ['2026-12-10T09:30:00Z', minutes(30)],
  ['2026-12-10T10:30:00+01:00', minutes(30)],
  ['2026-12-10T08:59:00Z', 0],
  ['soon', 0],
])('an offer until %s is good for %i ms more', (expiresAt, left) => {
  expect(remainingMs(expiresAt, now)).toBe(left);
});

it.each<[number, OfferPhase]>([
  [minutes(30), 'valid'],
  [minutes(10), 'valid'],
  [minutes(10) - 1, 'countdown'],
  [1, 'countdown'],
  [0, 'expired'],
])('OQ-52 with %i ms left an offer is %s', (left, phase) => {
  expect(offerPhase(left)).toBe(phase);
});

it.each([
  [minutes(6), minutes(5), 5],
  [minutes(5), minutes(5) - 1000, null],
  [minutes(2), minutes(1), 1],
  [minutes(6), 30_000, 1],
  [30_000, 0, null],
  [minutes(9), minutes(8), null],
])('OQ-52 from %i to %i ms it speaks the warning of %p minutes', (before, after, warning) => {
  expect(expiryWarning(before, after)).toBe(warning);
});

it.each([
  [minutes(9) + 5000, '9:05'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
])('shows %i ms as %s', (left, text) => {
  expect(formatCountdown(left)).toBe(text);
});
