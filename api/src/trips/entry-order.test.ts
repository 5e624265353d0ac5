import { PLACES, type PlaceName } from '../../test/builders/build-trip-place';
import { inOrder } from './entry-order';

const one = (
  form: 'ride' | 'stay',
  from: PlaceName,
  start: string,
  to: PlaceName,
  end: string,
) => ({
  form,
  start: { local: start, timeZone: 'Europe/Madrid', place: PLACES[from] },
  end: { local: end, timeZone: 'Europe/Madrid', place: PLACES[to] },
});
const house = (start: string) =>
  one('stay', 'hotelBarcelona', start, 'hotelBarcelona', '2026-12-10T12:00');

it.each<[string, ReturnType<typeof one>[], string[]]>([
  [
    'a house after whoever lands late',
    [house('2026-12-03T15:00'), one('ride', 'AMS', '2026-12-03T18:00', 'BCN', '2026-12-03T20:10')],
    ['ride', 'stay'],
  ],
  [
    'a house before a ride that leaves from it on the same day',
    [
      one('ride', 'sants', '2026-12-03T18:00', 'atocha', '2026-12-03T20:40'),
      house('2026-12-03T15:00'),
    ],
    ['stay', 'ride'],
  ],
  [
    'days before a time of the first of them',
    [one('ride', 'AMS', '2026-12-03T08:00', 'BCN', '2026-12-03T10:10'), house('2026-12-03')],
    ['ride', 'stay'],
  ],
])('%s', (_what, entries, expected) =>
  expect(inOrder(entries, (entry) => entry).map(({ form }) => form)).toEqual(expected),
);
