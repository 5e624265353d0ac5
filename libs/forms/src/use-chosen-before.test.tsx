import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useChosenBefore } from './use-chosen-before';

function Way({ name, chosen, choose }: { name: string; chosen: string; choose: () => void }) {
  const input = useChosenBefore(chosen === name, choose);
  return (
    <label>
      <input ref={input} type="radio" name="way" checked={chosen === name} onChange={choose} />
      {name}
    </label>
  );
}

function Ways({ onChoose }: { onChoose: (name: string) => void }) {
  const [chosen, setChosen] = useState('card');
  const choose = (name: string) => () => {
    onChoose(name);
    setChosen(name);
  };
  return ['card', 'bank', 'property'].map((name) => (
    <Way key={name} name={name} chosen={chosen} choose={choose(name)} />
  ));
}

const isChosen = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).checked;

/** The buttons as a server rendered them, pressed by somebody, and then taken over by the script. */
async function takenOver(pressed: string | null) {
  const container = document.createElement('div');
  document.body.append(container);
  const heard: string[] = [];
  const ways = <Ways onChoose={(name) => heard.push(name)} />;
  container.innerHTML = renderToString(ways);
  if (pressed !== null) screen.getByLabelText(pressed).click();
  const root = await act(() => hydrateRoot(container, ways));
  return {
    heard,
    end: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}

it.each([
  ['nothing', null, 'card', []],
  ['what was chosen already', 'card', 'card', []],
  ['another one', 'property', 'property', ['property']],
])('pressing %s before the script is there', async (_what, pressed, chosen, expected) => {
  const { heard, end } = await takenOver(pressed);
  expect(heard).toEqual(expected);
  expect(['card', 'bank', 'property'].filter(isChosen)).toEqual([chosen]);
  await userEvent.click(screen.getByLabelText('bank'));
  expect(heard).toEqual([...expected, 'bank']);
  expect(['card', 'bank', 'property'].filter(isChosen)).toEqual(['bank']);
  end();
});
