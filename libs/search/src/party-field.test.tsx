import { axe } from 'jest-axe';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PartyField } from './party-field';
import { renderIn } from './testing/render-in.fixture';
import { Stepper } from './stepper';

function Party({ error }: { error?: string }) {
  const [adults, setAdults] = useState(2);
  return (
    <form>
      <PartyField id="party" label="Passengers" summary={`${adults} adults`} error={error}>
        <Stepper
          name="adults"
          label="Adults"
          hint="12 and over"
          min={1}
          max={9}
          value={adults}
          error={error}
          onChange={setAdults}
        />
      </PartyField>
      <button type="button">After</button>
    </form>
  );
}
const panel = () => screen.getByLabelText('Adults');
const open = () => userEvent.click(screen.getByText('2 adults'));

it('shows its panel by a press on its line, and is closed by its button, which leads back', async () => {
  const { container } = renderIn(<Party />);
  expect(panel()).not.toBeVisible();
  await open();
  expect(panel()).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(panel()).not.toBeVisible();
  expect(container.querySelector('summary')).toHaveFocus();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['going on to another field', () => userEvent.click(screen.getByText('After'))],
])('is closed by %s', async (_, leave) => {
  renderIn(<Party />);
  await open();
  await userEvent.click(panel());
  await leave();
  expect(panel()).not.toBeVisible();
});

it('counts by buttons within its limits, or as it is typed', async () => {
  renderIn(<Party />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: '− Adults, 2' }));
  expect(screen.getByRole('button', { name: '− Adults, 1' })).toBeDisabled();
  await userEvent.type(panel(), '5', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(screen.getByText('5 adults')).toBeVisible();
});

it('says what is wrong at its line and at the part', () => {
  const { container } = renderIn(<Party error="Nobody travels" />);
  expect(container.querySelector('summary')).toHaveAccessibleDescription('Nobody travels');
  expect(panel()).toBeInvalid();
  expect(panel()).toHaveAccessibleDescription('12 and over Nobody travels');
});
