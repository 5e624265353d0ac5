import { EMPTY_SEARCH, type FlightSearch } from '../../domain/search/criteria';
import { addSlice, changeSlice, changeTrip, removeSlice, swapSlice } from './slice-edit';

const place = (code: string) => ({ code, name: code });
const search: FlightSearch = {
  ...EMPTY_SEARCH,
  slices: [{ from: place('AMS'), to: place('BCN'), departureDate: '2026-12-10' }],
  returnDate: '2026-12-17',
};
const several = { ...search, ...changeTrip(search, 'multi') };
const routes = ({ slices = [] }: Partial<FlightSearch>) =>
  slices.map(({ from, to, departureDate }) => `${from.code}-${to.code} ${departureDate}`);

describe('the flights of a search form', () => {
  it.each<[string, Partial<FlightSearch>, string[]]>([
    [
      'a return becomes two flights',
      changeTrip(search, 'multi'),
      ['AMS-BCN 2026-12-10', 'BCN-AMS 2026-12-17'],
    ],
    [
      'a one-way trip goes on from where it ends',
      changeTrip({ ...search, trip: 'one_way' }, 'multi'),
      ['AMS-BCN 2026-12-10', 'BCN- '],
    ],
    [
      'a further flight leaves from where the last one lands',
      addSlice(several),
      ['AMS-BCN 2026-12-10', 'BCN-AMS 2026-12-17', 'AMS- '],
    ],
    [
      'from and to are swapped',
      swapSlice(several, 0),
      ['BCN-AMS 2026-12-10', 'BCN-AMS 2026-12-17'],
    ],
    [
      'one flight changes',
      changeSlice(several, 1, { departureDate: '2026-12-20' }),
      ['AMS-BCN 2026-12-10', 'BCN-AMS 2026-12-20'],
    ],
    ['the third goes', removeSlice({ ...several, ...addSlice(several) }, 2), routes(several)],
    ['the last two stay', removeSlice(several, 1), routes(several)],
  ])('%s', (_, patch, expected) => {
    expect(routes(patch)).toEqual(expected);
  });

  it('stay when the kind of trip changes and changes back', () => {
    const there = { ...several, ...changeTrip(several, 'one_way') };
    expect(routes({ ...there, ...changeTrip(there, 'multi') })).toEqual(routes(several));
    expect(routes({ ...there, ...changeTrip(there, 'multi') })).toHaveLength(2);
  });

  it('are six at most', () => {
    const six = {
      ...several,
      slices: Array.from({ length: 6 }, () => several.slices[0]).flatMap((slice) =>
        slice === undefined ? [] : [slice],
      ),
    };
    expect(addSlice(six)).toEqual({});
  });
});
