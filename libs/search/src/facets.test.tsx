import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FacetOptions } from './facet-options';
import { activeOf, filterChips, filterFrame, toggled, type Facet } from './facets';
import { renderIn } from './testing/render-in.fixture';

type Filters = readonly string[];

const facetOf = (chosen: Filters, isOne = false): Facet<Filters> => ({
  key: 'carrier',
  label: 'Carriers',
  options: ['a', 'b', 'c'].map((value, index) => ({ value, label: value, count: index % 2 })),
  chosen,
  none: isOne ? { label: 'Any', count: 3, filters: [] } : undefined,
  chipOf: (value) => `carrier ${value}`,
  toggle: (value) => toggled(chosen, value),
});
const noteOf = (count: number) => (count === 0 ? 'no trains' : String(count));

it('a value is selected and unselected', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

it('options that leave nothing can’t be chosen and say so, except one that is on', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  renderIn(<FacetOptions facet={facetOf(['c'])} noteOf={noteOf} onChange={changed} />);
  const empty = screen.getByRole('checkbox', { name: /^a ?no trains$/ });
  expect(empty).toHaveAttribute('aria-disabled', 'true');
  await user.click(empty);
  await user.click(screen.getByRole('checkbox', { name: /^b ?1$/ }));
  await user.click(screen.getByRole('checkbox', { name: /^c ?no trains$/, checked: true }));
  expect(changed.mock.calls).toEqual([[['c', 'b']], [[]]]);
});

it('one of several is chosen among radio buttons, the first of which takes it back', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  renderIn(<FacetOptions facet={facetOf(['b'], true)} noteOf={noteOf} onChange={changed} />);
  expect(screen.getByRole('radio', { name: /^b/, checked: true })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Any ?3$/ }));
  expect(changed.mock.calls).toEqual([[[]]]);
});

it('what is on stands in the order of the table, each with a way to take it off', () => {
  const active = activeOf([facetOf(['b', 'c'])]);
  expect(active).toEqual([
    { id: 'carrier b', label: 'carrier b', without: ['c'] },
    { id: 'carrier c', label: 'carrier c', without: ['b'] },
  ]);
  const changed = jest.fn();
  const t = (key: string) => key;
  const { chips, onClear } = filterChips(t, active, { cleared: [], onChange: changed });
  chips[1]?.onRemove();
  onClear();
  expect(changed.mock.calls).toEqual([[['b']], [[]]]);
  expect(filterFrame(t, { active: 0, show: '', onClear })).toMatchObject({
    hasActive: false,
    texts: { open: 'filters.heading' },
  });
});
