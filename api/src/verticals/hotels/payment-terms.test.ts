import { addMoney, money, parseMoney } from '@wayfare/domain';
import type { StayPaymentType } from '../../ports/stay-supplier';
import { chargeInstant, laterDate, paymentTerms } from './payment-terms';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;
const TOTAL = money(41_250);
const inHours = (hours: number) => new Date(NOW + hours * HOUR);

const rate = (
  paymentType: StayPaymentType,
  freeCancellationUntil: Date | null = null,
  deposit: number | null = null,
) => ({
  paymentType,
  total: TOTAL,
  deposit: deposit === null ? null : money(deposit),
  freeCancellationUntil,
  timeZone: 'Europe/Amsterdam',
  now: NOW,
});

describe('OQ-34 the ways to pay come from the rate’s real terms', () => {
  it.each<[string, Parameters<typeof paymentTerms>[0], object[]]>([
    [
      'a saver rate is paid now',
      rate('MERCHANT'),
      [
        {
          timing: 'now',
          now: '412.50',
          later: '0.00',
          property: '0.00',
          needsCard: true,
          laterDate: null,
        },
      ],
    ],
    [
      'one that is free to cancel for long can be paid later',
      rate('MERCHANT', new Date('2026-12-10T22:59:00Z')),
      [
        { timing: 'now', now: '412.50', later: '0.00' },
        { timing: 'later', now: '0.00', later: '412.50', laterDate: '2026-12-08', needsCard: true },
      ],
    ],
    [
      'the day is that of the hotel',
      rate('MERCHANT', new Date('2026-12-10T23:30:00Z')),
      [{ timing: 'now' }, { timing: 'later', laterDate: '2026-12-09' }],
    ],
    ['too late for later', rate('MERCHANT', inHours(71)), [{ timing: 'now' }]],
    [
      'a guarantee is paid at the property',
      rate('CARD_CHECK_IN', inHours(500)),
      [{ timing: 'property', now: '0.00', later: '0.00', property: '412.50', needsCard: true }],
    ],
    [
      'without a guarantee no card is asked for',
      rate('DIRECT'),
      [{ timing: 'property', property: '412.50', needsCard: false }],
    ],
    [
      'a deposit is paid now, the rest there',
      rate('CARD_BOOKING', null, 8_250),
      [{ timing: 'now', now: '82.50', property: '330.00', needsCard: true }],
    ],
    [
      'an unknown deposit is the whole',
      rate('CARD_BOOKING'),
      [{ timing: 'now', now: '412.50', property: '0.00' }],
    ],
  ])('%s', (_what, input, terms) => {
    const found = paymentTerms(input);
    expect(found).toMatchObject(terms);
    expect(found).toHaveLength(terms.length);
    // what a room says beforehand is what its quote offers
    expect(laterDate(input)).toBe(
      found.find(({ timing }) => timing === 'later')?.laterDate ?? null,
    );
    for (const { now, later, property } of found)
      expect(addMoney(parseMoney(now), parseMoney(later), parseMoney(property))).toEqual(TOTAL);
  });

  it.each<[number, boolean]>([
    [71, false],
    [72, true],
    [73, true],
  ])('later is offered from %i hours before cancelling costs: %p', (hours, isOffered) => {
    const at = chargeInstant(rate('MERCHANT', inHours(hours)));
    expect(at !== null).toBe(isOffered);
    if (at !== null) expect(at).toEqual(inHours(hours - 48));
  });
});
