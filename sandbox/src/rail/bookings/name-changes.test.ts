import type { SaleRules } from '../offers/offered';
import { RailProblem } from '../wire/problems';
import { correctNames, nameChangeOf } from './name-changes';
import { boughtBooking, DEPARTURE, HOUR, passenger, soldTickets } from './testing/sold-items';

const NOW = DEPARTURE - 24 * HOUR;
const NO: SaleRules['nameChange'] = {
  allowed: false,
  toAnother: false,
  reason: { en: 'No names.', nl: 'Geen namen.' },
};
const ANYBODY: SaleRules['nameChange'] = {
  allowed: true,
  toAnother: true,
  reason: { en: '', nl: '' },
};

interface Asked {
  firstName?: string;
  lastName?: string;
  nameChange?: SaleRules['nameChange'];
  now?: number;
}

function correct(
  firstName: string,
  lastName: string,
  nameChange?: SaleRules['nameChange'],
  now = NOW,
): { names: string; code: string | undefined; label: string } {
  const item = soldTickets({
    legs: [[10_000]],
    rules: nameChange === undefined ? {} : { nameChange },
  });
  item.passengers = [passenger('t1', { first_name: 'Ada', last_name: 'Jansen' })];
  const names = () => `${item.passengers[0]?.first_name} ${item.passengers[0]?.last_name}`;
  try {
    correctNames(
      boughtBooking(item),
      item,
      { travelers: [{ id: 't1', firstName, lastName }] },
      now,
    );
    return { names: names(), code: undefined, label: '' };
  } catch (error) {
    if (error instanceof RailProblem)
      return { names: names(), code: error.code, label: error.label.en };
    throw error;
  }
}

describe('TRN-53: a name is corrected', () => {
  test.each([
    ['the first name', 'Aida', 'Jansen', undefined],
    ['the last name', 'Ada', 'Janssen', undefined],
    ['accents and capitals of both', 'Adá', 'jansen', undefined],
    ['both where the carrier passes tickets on', 'Eva', 'Smit', ANYBODY],
  ])('%s', (_title, firstName, lastName, rules) => {
    expect(correct(firstName, lastName, rules)).toEqual({
      names: `${firstName} ${lastName}`,
      code: undefined,
      label: '',
    });
  });

  test.each([
    ['another person', { firstName: 'Eva', lastName: 'Smit' }, 'NAME_CHANGE_REFUSED'],
    ['a carrier that changes none', { nameChange: NO }, 'NAME_CHANGE_REFUSED'],
    ['a train that has left', { now: DEPARTURE }, 'NAME_CHANGE_REFUSED'],
    ['a service that is down', { firstName: 'Ada', lastName: 'Namefail' }, 'NAME_SERVICE_DOWN'],
    ['no name', { firstName: 'A' }, 'INVALID'],
  ])(
    'and refused: %s',
    (
      _title,
      { firstName = 'Aida', lastName = 'Jansen', nameChange = undefined, now = NOW }: Asked,
      code,
    ) => {
      expect(correct(firstName, lastName, nameChange, now)).toMatchObject({
        names: 'Ada Jansen',
        code,
      });
    },
  );

  test('with the reason of the carrier', () => {
    expect(correct('Aida', 'Jansen', NO).label).toBe('No names.');
  });
});

describe('TRN-53: three corrections for an item', () => {
  const remaining = (booking: ReturnType<typeof boughtBooking>) =>
    booking.items.map((item) => nameChangeOf(booking, item, NOW).remaining);

  test('each counts, the same names once more do not', () => {
    const item = soldTickets();
    const booking = boughtBooking(item);
    const correctTo = (id: string, firstName: string) =>
      correctNames(booking, item, { travelers: [{ id, firstName, lastName: 'Jansen' }] }, NOW);
    expect(remaining(booking)).toEqual([3]);
    correctTo('t1', 'Aida');
    correctTo('t1', 'Aida');
    expect(remaining(booking)).toEqual([2]);
    correctTo('t2', 'Ava');
    correctTo('t1', 'Ada');
    expect(nameChangeOf(booking, item, NOW)).toEqual({
      eligible: false,
      reason: expect.objectContaining({ nl: expect.stringContaining('drie keer') }),
      remaining: 0,
    });
    expect(() => correctTo('t2', 'Ada')).toThrow('NAME_CHANGE_REFUSED');
  });

  test('all that were asked for or none', () => {
    const item = soldTickets({ legs: [[1_000, 1_000, 1_000, 1_000]] });
    const travelers = item.passengers.map(({ id }) => ({
      id,
      firstName: 'Eva',
      lastName: 'Jansen',
    }));
    expect(() => correctNames(boughtBooking(item), item, { travelers }, NOW)).toThrow(
      'NAME_CHANGE_REFUSED',
    );
    expect(item.passengers.map(({ first_name: name }) => name)).toEqual([
      'Ada',
      'Ada',
      'Ada',
      'Ada',
    ]);
  });
});
