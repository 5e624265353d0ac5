import { earlyUseScript } from '../server/scripts/early-use-script';
import { takeEarlyPresses } from './early-presses';

const heard: string[] = [];
const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

beforeEach(() => {
  new Function(earlyUseScript())();
  heard.length = 0;
  document.body.innerHTML = `
    <button type="button" id="menu"><b>Menu</b></button>
    <button type="button" id="gone">Gone</button>
    <button type="button" id="refuse" data-consents="necessary">Refuse</button>
    <form><button id="send">Send</button></form>
    <a id="link" href="#there">There</a>`;
});

/** As React marks what it has taken over. */
const mark = (element: Element) => Object.assign(element, { __reactFiber$test: {} });

const takeOver = (ids = ['menu', 'gone', 'refuse', 'send']) => {
  for (const element of ids.map(button)) if (element !== null) mark(element);
  for (const id of ids)
    document.getElementById(id)?.addEventListener('click', (event) => {
      event.preventDefault();
      heard.push(id);
    });
};

it('presses what was pressed before the code came, once each, and nothing that went or works by itself', () => {
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  button('menu').querySelector('b')?.click();
  for (const id of ['menu', 'gone', 'refuse', 'send', 'link']) button(id).click();
  const press = takeEarlyPresses();
  button('gone').remove();
  takeOver();
  press();
  press();
  expect(heard).toEqual(['menu']);
});

it('leaves to React what is pressed after it began to listen', () => {
  const press = takeEarlyPresses();
  takeOver();
  button('menu').click();
  press();
  expect(heard).toEqual(['menu']);
});

it('waits with a press for the part that it was in', () => {
  button('menu').click();
  button('gone').click();
  const press = takeEarlyPresses();
  takeOver(['gone']);
  expect(press()).toBe(true);
  expect(heard).toEqual(['gone']);
  takeOver(['menu']);
  expect(press()).toBe(false);
  expect(heard).toEqual(['gone', 'menu']);
});

it('does nothing in a page that listened to nobody', () => {
  delete window.__WAYFARE_PRESSED__;
  expect(takeEarlyPresses()()).toBe(false);
});
