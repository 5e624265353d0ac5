import type { Party } from '@wayfare/domain';
import { changeParty, type PartyChange } from './party-edit';
import { partyText } from './party-text';

const room = (adults: number, ...childAges: (number | null)[]) => ({ adults, childAges });

describe('changing rooms and guests', () => {
  it.each<[string, Party, PartyChange, Party]>([
    ['adds an adult', [room(2)], { kind: 'adults', room: 0, count: 3 }, [room(3)]],
    ['keeps one adult', [room(1)], { kind: 'adults', room: 0, count: 0 }, [room(1)]],
    [
      'keeps to five guests (CON-17)',
      [room(2, 4, 5)],
      { kind: 'adults', room: 0, count: 9 },
      [room(3, 4, 5)],
    ],
    [
      'ignores what is no number',
      [room(2)],
      { kind: 'adults', room: 0, count: Number.NaN },
      [room(2)],
    ],
    [
      'adds a child whose age is not chosen (HOT-23)',
      [room(2)],
      { kind: 'children', room: 0, count: 1 },
      [room(2, null)],
    ],
    [
      'keeps the ages of the other children',
      [room(2, 5)],
      { kind: 'children', room: 0, count: 2 },
      [room(2, 5, null)],
    ],
    [
      'sets an age',
      [room(2, null, 7)],
      { kind: 'age', room: 0, child: 0, age: 3 },
      [room(2, 3, 7)],
    ],
    ['adds a room', [room(1)], { kind: 'addRoom' }, [room(1), room(2)]],
    [
      'stops at nine rooms',
      Array.from({ length: 9 }, () => room(1)),
      { kind: 'addRoom' },
      Array.from({ length: 9 }, () => room(1)),
    ],
    ['removes a room', [room(1), room(2, 5)], { kind: 'removeRoom', room: 0 }, [room(2, 5)]],
    ['keeps the last room', [room(1)], { kind: 'removeRoom', room: 0 }, [room(1)]],
  ])('%s', (_, before, change, after) => {
    expect(changeParty(before, change)).toEqual(after);
  });

  it('is summed up in words', () => {
    const t = (key: string, count: number) => `${count} ${key.replace(/search\.|Count/g, '')}`;
    expect(partyText([room(2), room(1, 5, null)], t)).toBe('3 adults, 2 children (5), 2 rooms');
    expect(partyText([room(2)], t)).toBe('2 adults, 1 rooms');
  });
});
