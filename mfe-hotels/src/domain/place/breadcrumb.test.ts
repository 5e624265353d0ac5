import { COSTA_BRAVA, EIFFEL_TOWER } from '../../testing/circles';
import { CATALONIA, HOTEL, place, SPAIN } from '../../testing/places';
import { breadcrumbOf } from './breadcrumb';

describe('the breadcrumb of a place', () => {
  it.each([
    [SPAIN, 1],
    [CATALONIA, 2],
    [place({}), 3],
    [HOTEL, 4],
  ])('HOT-31 has a step for each level down to $type', (target, steps) => {
    expect(breadcrumbOf(target)).toHaveLength(steps);
    expect(breadcrumbOf(target).at(-1)).toEqual({
      type: target.type,
      label: target.label,
      path: target.path,
    });
  });

  it.each([
    [EIFFEL_TOWER, ['France', 'Île-de-France', 'Paris']],
    [COSTA_BRAVA, ['Spain']],
  ])('HOT-31 has the steps down to what a $type lies in', (target, labels) => {
    expect(breadcrumbOf(target).map(({ label }) => label)).toEqual(labels);
  });
});
