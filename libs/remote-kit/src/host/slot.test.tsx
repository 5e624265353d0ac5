import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SlotProps } from '../vertical';
import { useHost } from './host-context';
import { Slot, useSlots } from './slot';
import { filler, ID, open, shows } from '../testing/slot.fixture';

const labels = () =>
  screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

it("puts the verticals' parts in the order of their manifests", async () => {
  const { onSlot } = await open([filler('beta', 2, shows('B')), filler('alpha', 1, shows('A'))]);
  expect(labels()).toEqual(['alpha', 'beta']);
  expect(screen.getByText('A en')).toBeVisible();
  expect(onSlot).toHaveBeenCalledWith('beta', ID);
});

it('I18N-57 labels and fills them in the language of the URL', async () => {
  await open([filler('alpha', 1, shows('A'))], { path: '/nl' });
  expect(labels()).toEqual(['alpha nl']);
  expect(screen.getByText('A nl')).toBeVisible();
});

it.each([
  [{}, ['alpha']],
  [{ extra: false }, ['alpha']],
  [{ extra: true }, ['alpha', 'beta']],
])('PLT-22 leaves a part out unless its feature is on: %j', async (flags, expected) => {
  await open([filler('alpha', 1, shows('A')), filler('beta', 2, shows('B'), 'extra')], { flags });
  expect(labels()).toEqual(expected);
});

it('shows nothing for a vertical that is not there', async () => {
  await open([], { Page: () => <Slot id={ID} vertical="nobody" /> });
  expect(document.body).toHaveTextContent('');
});

it('keeps a part that could not be loaded in its place, and Retry brings it when the cause is gone', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(shows('A')).mockRejectedValueOnce(new Error('chunk lost'));
  const { report } = await open([filler('alpha', 1, load), filler('beta', 2, shows('B'))]);
  expect(screen.getByText('B en')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ vertical: 'alpha', where: ID }));
  await act(async () => screen.getByRole('button', { name: 'Retry alpha' }).click());
  expect(screen.getByText('A en')).toBeVisible();
  errors.mockRestore();
});

it('keeps a part that throws while rendering in its place, and Retry renders it anew', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('bug');
    return <p>well again</p>;
  };
  await open([
    filler('alpha', 1, () => Promise.resolve({ Component: Part })),
    filler('beta', 2, shows('B')),
  ]);
  expect(screen.getByText('B en')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry alpha' }));
  expect(screen.getByText('well again')).toBeVisible();
  errors.mockRestore();
});

it('tells the page the numbers of a part, and that a part failed', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: string[] = [];
  const Counts = ({ report }: SlotProps) => (
    <button onClick={() => report?.({ all: 2 })}>Count</button>
  );
  const Page = () =>
    useSlots(ID).map(({ vertical }) => (
      <Slot
        key={vertical}
        id={ID}
        vertical={vertical}
        report={({ all }) => told.push(`${vertical} ${all}`)}
        onFailure={() => told.push(`${vertical} failed`)}
      />
    ));
  await open(
    [
      filler('alpha', 1, () => Promise.resolve({ Component: Counts })),
      filler('beta', 2, () => Promise.reject(new Error('chunk lost'))),
    ],
    { Page },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(told).toEqual(['beta failed', 'alpha 2']);
  errors.mockRestore();
});

it('says that a component needs a host around it', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <>{useHost().verticals.length}</>;
  expect(() => render(<Lost />)).toThrow('no host around this component');
  errors.mockRestore();
});
