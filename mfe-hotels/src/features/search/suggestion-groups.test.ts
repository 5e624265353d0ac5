import type { PlaceSuggestion, PlaceType } from '@wayfare/api-contract';
import { emptyGroups, groupByType, whereabouts } from './suggestion-groups';

const place = (
  type: PlaceType,
  id: string,
  over: Partial<PlaceSuggestion> = {},
): PlaceSuggestion => ({
  type,
  id,
  label: id,
  countryName: 'Spain',
  destinationName: 'Catalonia',
  cityName: 'Barcelona',
  latitude: 0,
  longitude: 0,
  path: '/',
  ...over,
});

describe('place suggestions', () => {
  it('are grouped by type, the best type first', () => {
    const groups = groupByType([place('city', 'a'), place('hotel', 'b'), place('city', 'c')]);
    expect(groups.map((group) => [group.key, group.items.map((item) => item.id)])).toEqual([
      ['city', ['a', 'c']],
      ['hotel', ['b']],
    ]);
  });

  it('are what may be meant when nothing is called so', () => {
    const similar = { isSimilar: true } as const;
    const [a, b, c] = [
      place('city', 'a', similar),
      place('sight', 'b', similar),
      place('city', 'c'),
    ];
    expect(groupByType([a, b])).toEqual([{ key: 'similar', items: [a, b] }]);
    expect(groupByType([c, b]).map(({ key }) => key)).toEqual(['city', 'sight']);
  });

  it('offer earlier places, then popular ones, before anything is typed', () => {
    const groups = emptyGroups([place('city', 'a')], [place('city', 'a'), place('city', 'b')]);
    expect(groups.map((group) => [group.key, group.items.map((item) => item.id)])).toEqual([
      ['recent', ['a']],
      ['popular', ['b']],
    ]);
    expect(emptyGroups([], [])).toEqual([]);
  });

  it.each([
    [place('country', 'Spain'), ''],
    [place('destination', 'Catalonia', { cityName: null }), 'Spain'],
    [place('city', 'Barcelona'), 'Catalonia, Spain'],
    [place('hotel', 'Arts'), 'Barcelona, Spain'],
    [place('sight', 'Sagrada Família'), 'Barcelona, Spain'],
    [place('holidayArea', 'Costa Brava', { destinationName: null, cityName: null }), 'Spain'],
    [place('city', 'Monaco', { destinationName: 'Monaco', countryName: 'Monaco' }), 'Monaco'],
  ])('say where $type $id lies', (item, text) => {
    expect(whereabouts(item)).toBe(text);
  });
});
