import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flightOf } from '../../verticals/flights/flight-records';
import { stayOf } from '../../verticals/hotels/stay-details';
import { trainOf } from '../../verticals/trains/records/train-records';

/** Written by a release of November 2026, as JSON: a field of it that is renamed here is renamed in no row. */
const KEPT = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../test/builders/kept-bookings.json'), 'utf8'),
) as Record<'hotels' | 'flights' | 'trains', unknown>;

describe('A booking that an earlier release kept', () => {
  it.each([
    ['hotels', stayOf],
    ['flights', flightOf],
    ['trains', trainOf],
  ] as const)('is read: %s', (vertical, read) => {
    const record: object = read({ id: 'b-1', details: KEPT[vertical] } as never);
    expect(Object.keys(record)).toEqual(
      expect.arrayContaining(Object.keys(Object(KEPT[vertical]))),
    );
  });

  it('says of a ticket under its first name whether it was given back', () => {
    const { items } = trainOf({ id: 'b-1', details: KEPT.trains });
    const canceled = items.flatMap(({ assignments }) =>
      assignments.map((each) => Object(each)['isCanceled'] as unknown),
    );
    expect(canceled.length).toBeGreaterThan(0);
    expect(new Set(canceled)).toEqual(new Set([false]));
  });
});
