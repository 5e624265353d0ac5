import { BOARDS, type Board } from '../stays/rates/boards';
import type { Stay } from '../stays/rates/stay';

/** Rooms with the same guests, as one rate is for. */
export interface Occupancy {
  rooms: number;
  adults: number;
  /** of the children of one room */
  ages: readonly number[];
}

/** What a rate key stands for: the double keeps no searches, a key carries its own. */
export interface KeyedRate {
  code: number;
  checkIn: string;
  checkOut: string;
  occupancy: Occupancy;
  kind: string;
  board: Board;
  refundable: boolean;
  /** seconds since 1970 */
  at: number;
  /** its price was checked, and stays as it is */
  isChecked: boolean;
}

const CODES: Readonly<Record<Board, string>> = {
  room_only: 'RO',
  breakfast: 'BB',
  half_board: 'HB',
  full_board: 'FB',
  all_inclusive: 'AI',
};
export const boardCode = (board: Board): string => CODES[board];

const LIFETIME = 30 * 60;
export const isExpired = ({ at }: KeyedRate, now: number) => now >= (at + LIFETIME) * 1000;

const compact = (date: string) => date.replaceAll('-', '');
const dashed = (date: string) => date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

export function rateKey(rate: KeyedRate): string {
  const { rooms, adults, ages } = rate.occupancy;
  return [
    compact(rate.checkIn),
    compact(rate.checkOut),
    'W',
    '1',
    rate.code,
    rate.kind,
    rate.refundable ? 'FLEX' : 'NRF',
    boardCode(rate.board),
    '',
    `${rooms}~${adults}~${ages.length}`,
    ages.join('~'),
    `${rate.isChecked ? 'P' : 'N'}@${rate.at.toString(36)}`,
  ].join('|');
}

const KEY =
  /^(\d{8})\|(\d{8})\|W\|1\|(\d+)\|(\w+)\|(FLEX|NRF)\|(\w\w)\|\|(\d)~(\d)~(\d)\|([\d~]*)\|([NP])@(\w+)$/;

export function parseRateKey(key: string): KeyedRate | undefined {
  const parts = KEY.exec(key)?.slice(1);
  const board = BOARDS.find((name) => CODES[name] === parts?.[5]);
  if (parts === undefined || board === undefined) return undefined;
  const [checkIn = '', checkOut = '', code, kind = '', terms, , rooms, adults] = parts;
  const [children, ages = '', state, at = ''] = parts.slice(8);
  const occupancy = {
    rooms: Number(rooms),
    adults: Number(adults),
    ages: ages === '' ? [] : ages.split('~').map(Number),
  };
  if (occupancy.ages.length !== Number(children) || occupancy.rooms * occupancy.adults === 0)
    return undefined;
  return {
    code: Number(code),
    checkIn: dashed(checkIn),
    checkOut: dashed(checkOut),
    occupancy,
    kind,
    board,
    refundable: terms === 'FLEX',
    at: Number.parseInt(at, 36),
    isChecked: state === 'P',
  };
}

/** The same question in the words of the other double, whose prices and rooms these are. */
export function stayOf({ checkIn, checkOut, occupancy }: KeyedRate): Stay {
  const { rooms, adults, ages } = occupancy;
  const room = [
    ...Array.from({ length: adults }, () => ({ type: 'adult' as const })),
    ...ages.map((age) => ({ type: 'child' as const, age })),
  ];
  return { checkIn, checkOut, rooms, guests: Array.from({ length: rooms }, () => room).flat() };
}
