import { railCards } from '@wayfare/api-contract';
import { fakeWire, renderSlot } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

it.each([
  ['/', 'Search tickets'],
  ['/nl', 'Tickets zoeken'],
])('PLT-08 brings the train search form to the home page at %s', async (path, name) => {
  await renderSlot(vertical, manifest, 'home.search/v1', {
    wire: fakeWire([[railCards, []]]),
    path,
  });
  expect(screen.getByRole('form', { name })).toBeVisible();
});
