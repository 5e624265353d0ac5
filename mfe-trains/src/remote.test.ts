import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { textsNotLoaded } from '@wayfare/testing/texts-of-parts';
import { parse } from 'valibot';
import manifest from '../vertical.json';
import { vertical } from './remote';

it('has a page for each route and a component for each slot of vertical.json, and no others', () => {
  const { name, routes, slots } = parse(VerticalManifestSchema, manifest);
  expect(vertical.name).toBe(name);
  expect(Object.keys(vertical.routes).sort()).toEqual(routes.map((route) => route.name).sort());
  expect(Object.keys(vertical.slots).sort()).toEqual(slots.map((slot) => slot.id).sort());
});

it('I18N-63 loads with each page and slot the texts that it asks for', async () => {
  expect(await textsNotLoaded(vertical, __dirname)).toEqual([]);
});
