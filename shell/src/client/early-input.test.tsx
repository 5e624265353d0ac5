import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyInput } from './early-input';

/** What fields heard that show what they want. */
const refused: string[] = [];

/** A form whose every answer is React's, and is shown beside it. */
function Form() {
  const [said, setSaid] = useState<Record<string, string | boolean>>({
    name: 'Ann',
    many: '2',
    words: '',
    class: 'second',
    direct: false,
    trip: 'return',
    place: '',
  });
  const [recalled, setRecalled] = useState('');
  useLayoutEffect(() => setRecalled('kept'), []);
  const on = (name: string) => (event: { target: { value: string } }) =>
    setSaid({ ...said, [name]: event.target.value });
  const text = (name: string) => ({ value: String(said[name]), onChange: on(name) });
  return (
    <form>
      <input id="name" {...text('name')} />
      <input id="many" type="number" {...text('many')} />
      <textarea id="words" {...text('words')} />
      <select id="class" {...text('class')}>
        <option>first</option>
        <option>second</option>
      </select>
      <input
        id="direct"
        type="checkbox"
        checked={said.direct === true}
        onChange={({ target }) => setSaid({ ...said, direct: target.checked })}
      />
      {['single', 'return'].map((trip) => (
        <input
          key={trip}
          id={trip}
          type="radio"
          name="trip"
          value={trip}
          checked={said.trip === trip}
          onChange={on('trip')}
        />
      ))}
      <input
        id="place"
        role="combobox"
        aria-controls="list"
        aria-expanded={false}
        {...text('place')}
      />
      <select
        id="later"
        value="nl"
        onChange={({ target }) => refused.push(`later ${target.value}`)}
      />
      <input
        id="stubborn"
        value="as it was"
        onChange={({ target }) => refused.push(target.value)}
      />
      <input id="recalled" value={recalled} onChange={({ target }) => refused.push(target.value)} />
      <output>{JSON.stringify(said)}</output>
    </form>
  );
}

let root: Root | undefined;
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const said = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object;

/** What the server gave. */
const DOCUMENT = `<div id="root">${renderToString(<Form />)}</div>`;

beforeEach(() => {
  document.body.innerHTML = DOCUMENT;
  refused.length = 0;
});
afterEach(() => act(async () => root?.unmount()));

const takeOver = () =>
  act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, <Form />);
  });

/** As browsers do it, which know nothing of React. */
const BY_HAND: Readonly<Record<string, [() => void, object]>> = {
  'a text that was changed': [() => (control('name').value = 'Bo'), { name: 'Bo' }],
  'a text that was taken away': [() => (control('name').value = ''), { name: '' }],
  'a number': [() => (control('many').value = '3'), { many: '3' }],
  'several lines': [() => (control('words').value = 'a\nb'), { words: 'a\nb' }],
  'another option': [() => (control('class').value = 'first'), { class: 'first' }],
  'a check box': [() => (control('direct').checked = true), { direct: true }],
  'a radio button': [() => (control('single').checked = true), { trip: 'single' }],
  'all at once': [
    () => {
      control('name').value = 'Bo';
      control('many').value = '3';
      control('direct').checked = true;
      control('single').checked = true;
    },
    { name: 'Bo', many: '3', direct: true, trip: 'single' },
  ],
  nothing: [() => undefined, {}],
};

describe('what somebody put in before React took the page over', () => {
  it.each(Object.entries(BY_HAND))('is kept: %s', async (_, [putIn, kept]) => {
    const before = said();
    putIn();
    const putInAgain = takeEarlyInput();
    await takeOver();
    await act(async () => void putInAgain());
    expect(said()).toEqual({ ...before, ...kept });
    for (const [id, value] of Object.entries(kept))
      if (id !== 'direct' && id !== 'trip') expect(control(id).value).toBe(value);
  });

  it('is kept when it comes while React is at it', async () => {
    const putInAgain = takeEarlyInput();
    control('name').value = 'Bo';
    control('name').dispatchEvent(new Event('input', { bubbles: true }));
    await takeOver();
    await act(async () => void putInAgain());
    expect(said()).toMatchObject({ name: 'Bo' });
    expect(control('name').value).toBe('Bo');
  });

  it('waits for the part that it is in', async () => {
    control('name').value = 'Bo';
    const putInAgain = takeEarlyInput();
    expect(putInAgain()).toBe(true);
    await takeOver();
    await act(async () => expect(putInAgain()).toBe(true));
    expect(said()).toMatchObject({ name: 'Bo' });
    expect(putInAgain()).toBe(false);
  });

  it('is put in once more where React took it back meanwhile, and no third time', async () => {
    control('stubborn').value = 'Bo';
    const putInAgain = takeEarlyInput();
    await takeOver();
    for (const isLeft of [true, true, false])
      await act(async () => expect(putInAgain()).toBe(isLeft));
    expect(refused).toEqual(['Bo', 'Bo']);
  });

  it('is not put in where React knows it already, nor what a list without options shows', async () => {
    control('recalled').value = 'kept';
    const putInAgain = takeEarlyInput();
    await takeOver();
    await act(async () => expect(putInAgain()).toBe(false));
    expect(refused).toEqual([]);
  });

  it('goes with the part that it was in', () => {
    control('name').value = 'Bo';
    const putInAgain = takeEarlyInput();
    control('name').remove();
    expect(putInAgain()).toBe(false);
  });

  it('is put in once, with the caret where it was', async () => {
    control('name').value = 'Boris';
    control('name').focus();
    control('name').setSelectionRange(2, 2);
    const putInAgain = takeEarlyInput();
    await takeOver();
    await act(async () => void putInAgain());
    expect(control('name').selectionStart).toBe(2);
    expect(control('name')).toHaveFocus();
    expect(putInAgain()).toBe(false);
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        control('name'),
        'Bea',
      );
      control('name').dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => void putInAgain());
    expect(said()).toMatchObject({ name: 'Bea' });
  });

  it('is left to a field with suggestions itself', async () => {
    control('place').value = 'Bar';
    const putInAgain = takeEarlyInput();
    await takeOver();
    await act(async () => void putInAgain());
    expect(said()).toMatchObject({ place: '' });
  });
});
