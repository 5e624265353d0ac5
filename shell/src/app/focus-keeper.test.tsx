import { keepFocus } from './focus-keeper';

/* A control that has the focus goes away; the control that took its place gets it. */

let end: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout: what is not `hidden` counts as seen
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return this.closest('[hidden]') === null;
    },
  });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const find = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`there is no ${id}`);
  return element;
};

/** Focuses one of it, changes it, and says where the focus is once everybody had the time to move it. */
async function focusAfter(html: string, focused: string, change: () => void): Promise<string> {
  document.body.innerHTML = `<main id="main" tabindex="-1"><h1 id="title">Places</h1>${html}</main><button id="outside">x</button>`;
  end = keepFocus(find('main'));
  find(focused).focus();
  change();
  // observers are told in a microtask
  await Promise.resolve();
  jest.advanceTimersByTime(1_000);
  return document.activeElement === document.body ? 'body' : (document.activeElement?.id ?? '');
}

const CHIPS =
  '<ul id="list"><li><button id="a">a</button></li><li><button id="b">b</button></li><li><button id="c">c</button></li></ul><p><a id="after" href="#x">after</a></p>';
const remove =
  (...ids: string[]) =>
  () =>
    ids.forEach((id) => find(id).closest('li, p, ul')?.remove());

describe('a control that goes away with the focus', () => {
  it.each([
    ['the next of its list', CHIPS, 'b', remove('b'), 'c'],
    ['the one before, when it was the last', CHIPS, 'c', remove('c'), 'b'],
    ['what comes after, when the list goes', CHIPS, 'a', remove('list'), 'after'],
    [
      'the heading, when nothing is left',
      '<p><button id="only">x</button></p>',
      'only',
      remove('only'),
      'title',
    ],
    [
      'the heading, after a message',
      `<p id="message" tabindex="-1">Done</p>${CHIPS}`,
      'message',
      remove('message'),
      'title',
    ],
    [
      'what took its place',
      CHIPS,
      'b',
      () => find('b').replaceWith(Object.assign(document.createElement('button'), { id: 'undo' })),
      'undo',
    ],
    [
      'none that is disabled',
      `<button id="less" disabled>-</button>${CHIPS}`,
      'a',
      () => (find('b').setAttribute('disabled', ''), remove('a')()),
      'c',
    ],
    [
      'none that is not to be seen',
      CHIPS,
      'a',
      () => (find('b').setAttribute('hidden', ''), remove('a')()),
      'c',
    ],
  ])('gives it to %s', async (_, html, focused, change, expected) => {
    expect(await focusAfter(html, focused, change)).toBe(expected);
  });
});

describe('the focus stays', () => {
  it.each([
    ['where the page itself puts it', () => (remove('b')(), find('after').focus()), 'after'],
    ['outside of the page', () => (find('outside').focus(), remove('b')()), 'outside'],
    ['where it is when something else goes', remove('a'), 'b'],
    ['given away by who pressed beside it', () => find('b').blur(), 'body'],
  ])('%s', async (_, change, expected) => {
    expect(await focusAfter(CHIPS, 'b', change)).toBe(expected);
  });

  it('given away, whatever goes later', async () => {
    expect(await focusAfter(CHIPS, 'b', () => find('b').blur())).toBe('body');
    remove('b')();
    await Promise.resolve();
    jest.advanceTimersByTime(1_000);
    expect(document.body).toHaveFocus();
  });
});
