import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { CatalogueFilters } from '../records/records';
import { randomFrom } from '../../../bench/synthetic-hotels';
import { FacetBits, rowsOfBits } from './facet-bits';
import { COLUMNS, countFacets } from './facet-columns';

const SIZE = 200;
const random = randomFrom(3);
const columns = COLUMNS.map(({ codes }) =>
  Uint16Array.from({ length: SIZE }, () => Math.floor(random() * codes)),
);
const bits = new FacetBits(columns);
const [firstType, secondType] = HOTEL_FACETS.hotelType.options;

const FILTERS: readonly CatalogueFilters[] = [
  {},
  { category: ['5', '3'] },
  { rating: ['8'] },
  { facilities: ['pool'] },
  { facilities: ['pool', 'parking'], accessibility: ['hearing'] },
  { category: ['4'], hotelType: [firstType, secondType], rating: ['7'] },
  { category: [], facilities: [] },
];

const STRETCHES = [
  [0, SIZE],
  [0, 32],
  [32, 64],
  [31, 33],
  [5, 6],
  [33, 33],
  [64, 64],
  [70, 95],
  [159, SIZE],
] as const;

describe('The bits of facets', () => {
  it.each(STRETCHES.flatMap(([start, end]) => FILTERS.map((filters) => ({ start, end, filters }))))(
    'keep and count of the rows $start to $end the same as columns do for $filters',
    ({ start, end, filters }) => {
      const rows = Uint32Array.from({ length: end - start }, (_, index) => start + index);
      const refused = new Uint16Array(rows.length);
      const facets = countFacets(rows, columns, filters, refused);
      const expected = rows.filter((_, index) => refused[index] === 0);

      const kept = bits.kept({ start, end }, filters);
      const out = new Uint32Array(SIZE);
      expect(out.subarray(0, rowsOfBits(kept, out))).toEqual(expected);
      expect(kept.total).toBe(expected.length);
      expect(kept.facets).toEqual(facets);
    },
  );
});
