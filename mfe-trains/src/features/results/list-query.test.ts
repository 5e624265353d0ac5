import { readListQuery, withListQuery, type ListQuery } from './list-query';
import { NO_FILTERS } from './train-list';

const read = (query: string) => readListQuery(new URLSearchParams(query));
const USUAL: ListQuery = { sort: 'departure', filters: NO_FILTERS };

describe('order and filters of an address', () => {
  it.each<[string, ListQuery]>([
    ['', USUAL],
    ['sort=price', { ...USUAL, sort: 'price' }],
    ['sort=colour&changes=7&comfort=GOLD&carrier=', USUAL],
    [
      'changes=0&carrier=SNCF&carrier=Eurostar&carrier=SNCF&comfort=PREMIER&comfort=STANDARD',
      {
        ...USUAL,
        filters: {
          maxChanges: 0,
          carriers: ['Eurostar', 'SNCF'],
          comforts: ['STANDARD', 'PREMIER'],
        },
      },
    ],
    [`carrier=${'x'.repeat(61)}`, USUAL],
  ])('are read from "%s"', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('are written as they are read, beside what else stands there', () => {
    const list: ListQuery = {
      sort: 'changes',
      filters: { maxChanges: 1, carriers: ['NS', 'DB & Co'], comforts: ['COMFORT'] },
    };
    const written = withListQuery(new URLSearchParams('from=NL%3Aa&sort=price&changes=0'), list);
    expect(written.get('from')).toBe('NL:a');
    expect(readListQuery(written)).toEqual({
      ...list,
      filters: { ...list.filters, carriers: ['DB & Co', 'NS'] },
    });
    expect(withListQuery(written, USUAL).toString()).toBe('from=NL%3Aa');
  });
});
