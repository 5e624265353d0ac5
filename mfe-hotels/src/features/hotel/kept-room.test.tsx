import { renderHook } from '@testing-library/react';
import { buildStayOption } from '@wayfare/testing';
import { kindOf } from '../../domain/stay/option-kind';
import { keepRooms, useKeptRooms } from './kept-room';

const FIRST = buildStayOption({ optionRefId: 'opt-1' });
const OTHER = buildStayOption({ optionRefId: 'opt-2', boardCode: 'RO' });
const OFFERED = [
  [FIRST, OTHER],
  [FIRST, OTHER],
];

const kept = (hotelId = 'h-1', search = 's') =>
  renderHook(() => useKeptRooms(hotelId, search, OFFERED)).result.current.map(
    (option) => option?.optionRefId ?? null,
  );
const storing = (rooms: unknown, change: object = {}) =>
  window.sessionStorage.setItem(
    'draft.hotels.room',
    JSON.stringify({ hotelId: 'h-1', search: 's', rooms, ...change }),
  );

beforeEach(() => window.sessionStorage.clear());

it('finds the rooms that were chosen, of this hotel and search alone', () => {
  keepRooms('h-1', 's', [OTHER, null]);
  expect(kept()).toEqual(['opt-2', null]);
  expect(kept('h-2')).toEqual([null, null]);
  expect(kept('h-1', 'other')).toEqual([null, null]);
});

it.each<[string, unknown, (string | null)[]]>([
  ['a new id of the same rate', [{ id: 'gone', kind: kindOf(OTHER) }], ['opt-2', null]],
  ['a rate that is gone', [{ id: 'gone', kind: 'gone' }], [null, null]],
  ['no list', { id: 'opt-2', kind: '' }, [null, null]],
  ['rooms of another kind', ['opt-2', { id: 2, kind: '' }], [null, null]],
  ['a room without its kind', [null, { id: 'opt-2' }], [null, null]],
])('reads %s in what is kept', (_what, rooms, expected) => {
  storing(rooms);
  expect(kept()).toEqual(expected);
});

it.each(['{', 'null', '[]', '"h-1"', '7'])('takes nothing from a kept %s', (text) => {
  window.sessionStorage.setItem('draft.hotels.room', text);
  expect(kept()).toEqual([null, null]);
});

it('takes nothing that is kept for a hotel whose id is no text', () => {
  storing([{ id: 'opt-2', kind: '' }], { hotelId: 1 });
  expect(kept()).toEqual([null, null]);
});
