import { popularPlaces, searchAround } from '@wayfare/api-contract';
import { fakeWire, renderRoute } from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchAnswer, searchOf } from './answers';

/* For tests: the page of results. */

export const openResults = (path: string, total = 45) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [searchAround, (request) => searchAnswer(request, total)],
      [popularPlaces, []],
    ]),
  });

export const results = (query: Record<string, string> = {}) =>
  address('/hotels', { search: searchOf(), ...query });
export const parameter = (path: string, name: string) =>
  new URL(path, 'http://x').searchParams.get(name);

export const shownHotels = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article').length).toBe(count));
