import { placed } from './page-faults';

const error = new Error('odd');
const IN_PAGE = { page: { id: 'beta.index.en', vertical: 'beta' }, slots: new Set<string>() };
const SLOTS = new Set(['gamma home.side/v1', 'gamma home.foot/v1', 'delta home.side/v1']);

it.each([
  ['the page of its vertical', 'beta@1.0.0', 'render', IN_PAGE, 'beta.index.en'],
  [
    'the one slot of its vertical',
    'delta@1.0.0',
    'render',
    { ...IN_PAGE, slots: SLOTS },
    'home.side/v1',
  ],
  [
    'no slot where it could be two',
    'gamma@1.0.0',
    'render',
    { ...IN_PAGE, slots: SLOTS },
    'render',
  ],
  [
    'no part of a vertical that shows none',
    'alpha@1.0.0',
    'render',
    { ...IN_PAGE, slots: SLOTS },
    'render',
  ],
  ['nobody where no stack tells', null, 'render', IN_PAGE, 'render'],
  ['a slot beside no page', 'delta@1.0.0', 'render', { page: null, slots: SLOTS }, 'home.side/v1'],
  ['what a loader said already', 'beta@1.0.0', 'beta.other.nl', IN_PAGE, 'beta.other.nl'],
])('says which part a fault is of: %s', (_what, release, where, place, part) =>
  expect(placed({ release, where, error }, place)).toEqual({ release, where: part, error }),
);
