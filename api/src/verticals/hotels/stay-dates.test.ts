import { stayDates } from './stay-dates';
import { Problem } from '../../platform/http/problem';

const TODAY = '2026-12-01';

describe('The dates of a stay', () => {
  it.each([
    [{ checkIn: '2026-12-01', checkOut: '2026-12-02' }],
    [{ checkIn: '2026-12-01', checkOut: '2026-12-31' }],
    [{ checkIn: '2027-12-01', checkOut: '2027-12-02' }],
  ])('can be %j', (asked) => {
    expect(stayDates(asked, TODAY)).toMatchObject(asked);
  });

  it('may be left out', () => {
    expect(stayDates({}, TODAY)).toBeNull();
  });

  it('are for two adults unless the request says otherwise', () => {
    expect(
      stayDates({ checkIn: '2026-12-01', checkOut: '2026-12-02' }, TODAY)?.occupancies,
    ).toEqual([{ paxes: [{ age: 30 }, { age: 30 }] }]);
  });

  it.each([
    [{ checkIn: '2026-11-30', checkOut: '2026-12-02' }, 'checkIn', 'dates.past'],
    [{ checkIn: '2026-12-05', checkOut: '2026-12-05' }, 'checkOut', 'dates.order'],
    [{ checkIn: '2026-12-05', checkOut: '2026-12-01' }, 'checkOut', 'dates.order'],
    [{ checkIn: '2026-12-01', checkOut: '2027-01-01' }, 'checkOut', 'dates.tooLong'],
    [{ checkIn: '2027-12-02', checkOut: '2027-12-03' }, 'checkIn', 'dates.tooFar'],
    [{ checkIn: '2026-12-01' }, 'checkOut', 'dates.both'],
    [{ checkOut: '2026-12-01' }, 'checkIn', 'dates.both'],
    [{ checkIn: '2026-02-30', checkOut: '2026-12-05' }, 'checkIn', 'dates.invalid'],
  ])('OQ-30 cannot be %j: %s is wrong', (asked, field, text) => {
    let problem: unknown;
    try {
      stayDates(asked, TODAY);
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ field, text, statusCode: 422, problemCode: 'INVALID_REQUEST' });
  });
});
