import { fireEvent } from '@testing-library/react';
import { watchTyped } from './typed-fields';

const FORM = `<form><input name="a"><textarea name="b"></textarea></form><input name="alone">`;

function page() {
  document.body.innerHTML = FORM;
  const fields = watchTyped();
  const one = (selector: string) => {
    const found = document.querySelector(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    ...fields,
    type: (name: string, value: string) =>
      fireEvent.input(one(`[name=${name}]`), { target: { value } }),
    submit: () => fireEvent.submit(one('form')),
    remove: (selector: string) => one(selector).remove(),
  };
}
type Page = ReturnType<typeof page>;

it.each<[string, (page: Page) => void, boolean]>([
  ['nobody typed into', () => undefined, false],
  ['has a half-typed form', ({ type }) => type('a', 'San'), true],
  ['has a half-typed field outside of forms', ({ type }) => type('alone', 'San'), true],
  [
    'was emptied again',
    ({ type }) => {
      type('a', 'San');
      type('a', '');
    },
    false,
  ],
  [
    'sent its form, which may be refused',
    ({ type, submit }) => {
      type('a', 'Sanne');
      submit();
    },
    true,
  ],
  [
    'sent its form, and another page came',
    ({ type, submit, entered }) => {
      type('a', 'Sanne');
      submit();
      entered();
    },
    false,
  ],
  [
    'was typed into once more after it was sent',
    ({ type, submit, entered }) => {
      type('a', 'Sanne');
      submit();
      type('a', 'Sanne d');
      entered();
    },
    true,
  ],
  [
    'has something typed in the frame, when another page came',
    ({ type, submit, entered }) => {
      type('a', 'Sanne');
      type('alone', 'sanne@');
      submit();
      entered();
    },
    true,
  ],
  [
    'left the form behind',
    ({ type, remove }) => {
      type('b', 'Dear');
      remove('form');
    },
    false,
  ],
])('a page that %s', (_what, act, isTyped) => {
  const opened = page();
  act(opened);
  expect(opened.isTyped()).toBe(isTyped);
});
