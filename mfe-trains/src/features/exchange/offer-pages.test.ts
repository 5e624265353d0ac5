import { buildTrainSolution } from '@wayfare/testing';
import { exchangeOffer } from '../../testing/open-own-booking';
import { offerPages } from './offer-pages';

/** "a2 b3": a train with two tickets, then one with three. */
const found = (trains: string) =>
  trains
    .split(' ')
    .filter((text) => text !== '')
    .flatMap((text) => {
      const [id = '', count = ''] = [text.slice(0, 1), text.slice(1)];
      return Array.from({ length: Number(count) }, (_, index) => ({
        searchId: 's',
        offer: exchangeOffer(`${id}${index}`, '0.00', id),
        solution: { ...buildTrainSolution(), id },
      }));
    });

it.each([
  ['', []],
  ['a3 b3', [['a', 'b']]],
  ['a5 b5', [['a', 'b']]],
  ['a5 b6 c4 d1', [['a'], ['b', 'c'], ['d']]],
  // of one train all tickets stand together
  ['a2 b12 c2', [['a'], ['b'], ['c']]],
])('at most ten tickets stand on a page, unless one train has more: %s', (trains, expected) => {
  const pages = offerPages(found(trains));
  expect(pages.map((page) => [...new Set(page.map(({ solution }) => solution.id))])).toEqual(
    expected,
  );
  expect(pages.flat()).toEqual(found(trains));
});
