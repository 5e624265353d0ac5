import type { StaysRate } from '@duffel/api/dist/Stays/StaysTypes';
import { createRandom } from '../../kit/random';
import type { Hotel } from '../catalogue/hotel';

export type Board = StaysRate['board_type'];

export const BOARDS = [
  'room_only',
  'breakfast',
  'half_board',
  'full_board',
  'all_inclusive',
] as const satisfies readonly Board[];

const SUPPLEMENT: Record<Board, readonly [number, number]> = {
  room_only: [0, 0],
  breakfast: [700, 220],
  half_board: [2_100, 520],
  full_board: [3_300, 700],
  all_inclusive: [4_400, 800],
};

const HOLIDAY = new Set<Hotel['type']>([
  'beach',
  'mountain',
  'ski',
  'family',
  'spa',
  'country',
  'village',
]);

/** What a house serves: one to three boards, the plainest first. */
export function boardsOf({ id, type, facilities }: Hotel): Board[] {
  const random = createRandom(`boards/${id}`);
  if (type === 'apartment') return ['room_only'];
  const boards: Board[] = random.chance(0.82) ? ['room_only', 'breakfast'] : ['breakfast'];
  if (!facilities.includes('restaurant') || !HOLIDAY.has(type)) return boards;
  if (random.chance(0.6)) boards.push('half_board');
  if ((type === 'beach' || type === 'family') && random.chance(0.35)) boards.push('all_inclusive');
  if (type === 'mountain' && random.chance(0.2)) boards.push('full_board');
  return boards.slice(-3);
}

/** Children under 3 eat for nothing, under 12 for half. */
export function boardCents(board: Board, stars: number, age: number): number {
  const [base, perStar] = SUPPLEMENT[board];
  const adult = base + perStar * stars;
  if (age < 3) return 0;
  return age < 12 ? Math.round(adult / 2) : adult;
}
