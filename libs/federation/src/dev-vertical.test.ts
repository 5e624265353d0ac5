import type { PageModule, Vertical } from '@wayfare/remote-kit';
import { replaceableVertical, type DevHost } from './dev-vertical';

const texts = (title: string) => () => Promise.resolve({ default: { title } });
const pageCalled = (title: string): PageModule => ({
  Component: () => title,
  meta: () => ({ title }),
});

const hotels = (word: string): Vertical => ({
  name: 'hotels',
  routes: {
    list: () => Promise.resolve(pageCalled(`${word} list`)),
    map: () => Promise.resolve(pageCalled(`${word} map`)),
  },
  slots: { 'home.search/v1': () => Promise.resolve({ Component: () => `${word} slot` }) },
  messages: { en: texts(`${word} words`), nl: texts(`${word} woorden`) },
  partMessages: { map: { en: texts(`${word} map words`), nl: texts(`${word} kaartwoorden`) } },
});

let told: string[];
const host: DevHost = {
  say: (vertical, language, { title }) =>
    void told.push(`${vertical} ${language} ${String(title)}`),
  redraw: () => void told.push('redraw'),
};
const open = () => replaceableVertical(hotels('old'), () => host);

/** What a page that a host got would show. */
const shown = ({ Component, meta }: PageModule) => [
  (Component as () => string)(),
  (meta as () => { title: string })().title,
];

beforeEach(() => {
  told = [];
});

it('a page that the host holds becomes the one of the next vertical', async () => {
  const { vertical, replace } = open();
  const page = await vertical.routes['list']?.();
  expect(page && shown(page)).toEqual(['old list', 'old list']);
  await replace(hotels('new'));
  expect(page && shown(page)).toEqual(['new list', 'new list']);
});

it('a page that is asked for later comes from the next vertical too', async () => {
  const { vertical, replace } = open();
  await replace(hotels('new'));
  const page = await vertical.routes['map']?.();
  expect(page && shown(page)).toEqual(['new map', 'new map']);
});

it('a page has what its newest code exports, and no more', async () => {
  const { vertical, replace } = open();
  const page = await vertical.routes['list']?.();
  const { Component } = pageCalled('bare');
  await replace({ ...hotels('new'), routes: { list: () => Promise.resolve({ Component }) } });
  expect(page?.meta).toBeUndefined();
  expect(page).toHaveProperty('Component', Component);
});

it('speaks anew what the page has spoken, and draws when all of it is there', async () => {
  const { vertical, replace } = open();
  await vertical.messages.en();
  await vertical.partMessages?.['map']?.nl();
  expect(told).toEqual([]);
  await replace(hotels('new'));
  expect(told).toEqual(['hotels en new words', 'hotels nl new kaartwoorden', 'redraw']);
});

it('loads no part that nobody asked for', async () => {
  const { vertical, replace } = open();
  await vertical.slots['home.search/v1']?.();
  const next = hotels('new');
  const loaded = jest.fn(() => Promise.resolve(pageCalled('new list')));
  await replace({ ...next, routes: { list: loaded } });
  expect(loaded).not.toHaveBeenCalled();
});

it('tells when the next code cannot be loaded, and draws nothing', async () => {
  const { vertical, replace } = open();
  await vertical.routes['list']?.();
  const broken = { list: () => Promise.reject(new Error('a mistake')) };
  await expect(replace({ ...hotels('new'), routes: broken })).rejects.toThrow('a mistake');
  expect(told).toEqual([]);
});
