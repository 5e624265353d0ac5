import type { SeatMap } from '@wayfare/api-contract';
import { cabinPlan, seatPlan } from '../../testing/seat-plan';
import { decksOf } from './seat-model';
import { moveSeat, seatGrid, type SeatGrid } from './seat-moves';

function gridOf(map: SeatMap): SeatGrid {
  const [deck] = decksOf(map);
  if (deck === undefined) throw new Error('no deck');
  return seatGrid(deck);
}

const move = (grid: SeatGrid, from: string, key: string) =>
  moveSeat(grid, from, { key: key.replace('Control+', ''), ctrlKey: key.startsWith('Control+') });

const NARROW = gridOf(
  seatPlan(
    cabinPlan([
      'L G',
      '1 --C DEF',
      '2 ABC DEF',
      'exit',
      'b-- ---',
      '3 ABC DEF',
      '4 A-C D-F',
      '5 ABC DEF',
      '6 ABC DEF',
      '7 ABC DEF',
      '8 ABC ---',
    ]),
  ),
);
const WIDE = gridOf(
  seatPlan(
    cabinPlan(['1 A EF K', '2 A EF K'], { cabin_class: 'first' }),
    cabinPlan(['10 ABC DEFG HJK', '11 ABC ---- HJK', '12 ABC DEFG HJK', '13 --- DEFG ---']),
  ),
);

describe('keys on the map', () => {
  it.each([
    ['ArrowRight', '2A', '2B'],
    ['ArrowRight', '2C', '2D'],
    ['ArrowRight', '4A', '4C'],
    ['ArrowRight', '2F', '2F'],
    ['ArrowLeft', '2D', '2C'],
    ['ArrowLeft', '4F', '4D'],
    ['ArrowLeft', '1C', '1C'],
    ['ArrowDown', '2B', '3B'],
    ['ArrowDown', '3B', '5B'],
    ['ArrowDown', '7E', '8C'],
    ['ArrowDown', '8A', '8A'],
    ['ArrowUp', '5E', '3E'],
    ['ArrowUp', '2A', '1C'],
    ['ArrowUp', '1C', '1C'],
    ['Home', '5E', '5A'],
    ['Home', '1E', '1C'],
    ['End', '5A', '5F'],
    ['End', '8A', '8C'],
    ['PageDown', '1C', '6C'],
    ['PageDown', '2E', '7E'],
    ['PageDown', '5E', '8C'],
    ['PageUp', '8A', '3A'],
    ['PageUp', '4A', '1C'],
    ['PageUp', '7F', '2F'],
    ['Control+Home', '5E', '1C'],
    ['Control+End', '2A', '8C'],
  ])('%s leads in a narrow body with gaps from %s to %s', (key, from, to) => {
    expect(move(NARROW, from, key)).toBe(to);
  });

  it.each([
    ['ArrowRight', '1A', '1E'],
    ['ArrowRight', '11C', '11H'],
    ['ArrowLeft', '1K', '1F'],
    ['ArrowDown', '10E', '12E'],
    ['ArrowDown', '2A', '10A'],
    ['ArrowDown', '2E', '10E'],
    ['ArrowDown', '12A', '13D'],
    ['ArrowDown', '12K', '13G'],
    ['ArrowUp', '10C', '2A'],
    ['ArrowUp', '10K', '2K'],
    ['ArrowUp', '10H', '2K'],
    ['ArrowUp', '13E', '12E'],
    ['PageDown', '1A', '13D'],
    ['PageUp', '13G', '1F'],
    ['Control+Home', '13G', '1A'],
    ['Control+End', '1A', '13G'],
  ])('%s leads in a wide body of two cabins from %s to %s', (key, from, to) => {
    expect(move(WIDE, from, key)).toBe(to);
  });

  it.each(['Escape', 'Tab', 'a', 'Enter', 'Control+ArrowDown', 'Control+a'])(
    '%s is left to the browser',
    (key) => {
      expect(move(NARROW, '2A', key)).toBeNull();
    },
  );

  it('a seat that is not on this deck leads nowhere', () => {
    expect(move(NARROW, '99Z', 'ArrowDown')).toBeNull();
  });
});

test('every seat can be reached from the first one by arrows', () => {
  for (const grid of [NARROW, WIDE]) {
    const all = grid.rows.flat().map(({ designator }) => designator);
    const seen = new Set([all[0] ?? '']);
    for (const from of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        seen.add(move(grid, from, key) ?? from);
    expect([...seen].sort()).toEqual([...all].sort());
  }
});
