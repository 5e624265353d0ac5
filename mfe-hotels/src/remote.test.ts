import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { textsNotLoaded } from '@wayfare/testing/texts-of-parts';
import { parse } from 'valibot';
import manifest from '../vertical.json';
import { vertical } from './remote';

describe('the hotels vertical', () => {
  const known = parse(VerticalManifestSchema, manifest);

  it('brings a page for each route and a component for each slot that it publishes', () => {
    expect(Object.keys(vertical.routes).sort()).toEqual(
      known.routes.map((route) => route.name).sort(),
    );
    expect(Object.keys(vertical.slots)).toEqual(known.slots.map((slot) => slot.id));
  });
});

it('I18N-63 loads with each page and slot the texts that it asks for', async () => {
  expect(await textsNotLoaded(vertical, __dirname)).toEqual([]);
});
