import { plan, type CabinPlan } from './cabin-plan';

const SUITES = 'A DG K';

/** Aircraft with two aisles, as airlines with connections fly them. */
export const WIDE_BODIES: Readonly<Record<string, readonly CabinPlan[]>> = {
  '763': [
    plan('business', SUITES, '1-6', { front: 'LGL', back: 'L-L' }),
    plan('economy', 'AC DEF HK', '10-38', {
      exits: '10 27',
      bassinets: '10',
      wings: '18-28',
      back: 'LGL',
      missing: { 38: 'HK' },
    }),
  ],
  '332': [
    plan('business', SUITES, '1-6', { front: 'LGL' }),
    plan('economy', 'AC DEFG HK', '10-40', {
      exits: '10 27',
      bassinets: '10',
      wings: '17-28',
      back: 'LGL',
      missing: { 40: 'ACHK' },
    }),
  ],
  '333': [
    plan('business', SUITES, '1-8', { front: 'LGL' }),
    plan('premium_economy', 'AC DEG HK', '10-12', { front: 'L-L', bassinets: '10' }),
    plan('economy', 'AC DEFG HK', '20-46', {
      exits: '20 34',
      bassinets: '20',
      wings: '22-33',
      back: 'LGL',
    }),
  ],
  '339': [
    plan('business', SUITES, '1-8', { front: 'LGL' }),
    plan('premium_economy', 'AC DEG HK', '10-13', { front: 'C-C' }),
    plan('economy', 'AC DEFG HK', '20-45', {
      exits: '20 33',
      bassinets: '20',
      wings: '22-32',
      back: 'LGL',
    }),
  ],
  '359': [
    plan('business', SUITES, '1-9', { front: 'LGL', back: 'LGL' }),
    plan('premium_economy', 'AC DEFG HK', '11-13', { bassinets: '11' }),
    plan('economy', 'ABC DEG HJK', '20-47', {
      exits: '20 34',
      bassinets: '20',
      wings: '23-33',
      back: 'LGL',
      missing: { 47: 'ABCHJK' },
    }),
  ],
  '351': [
    plan('business', SUITES, '1-14', { front: 'LGL', back: 'LGL' }),
    plan('premium_economy', 'AC DEFG HK', '20-26', { bassinets: '20', back: 'L-L' }),
    plan('economy', 'ABC DEG HJK', '30-58', {
      exits: '30 45',
      bassinets: '30',
      wings: '32-44',
      back: 'LGL',
    }),
  ],
  '388': [
    plan('first', 'A EF K', '1-4', { front: 'S-L', back: 'L-L' }),
    plan('economy', 'ABC DEFG HJK', '43-88', {
      exits: '43 55 69 80',
      bassinets: '43 69',
      wings: '55-75',
      front: 'LGL',
      back: 'LSL',
      missing: { 54: 'DEFG', 68: 'DEFG', 88: 'ABCHJK' },
    }),
    plan('business', SUITES, '6-23', {
      deck: 1,
      front: 'LSL',
      back: 'LGL',
      exits: '6 15',
      wings: '14-23',
    }),
    plan('premium_economy', 'AC DEF HK', '25-31', { deck: 1, bassinets: '25', wings: '25-27' }),
    plan('economy', 'AC DEFG HK', '33-40', { deck: 1, exits: '33', bassinets: '33', back: 'LSL' }),
  ],
  '77W': [
    plan('first', 'A EF K', '1-2', { front: 'LGL' }),
    plan('business', SUITES, '5-14', { front: 'LCL', back: 'LGL', exits: '5' }),
    plan('premium_economy', 'AC DEFG HK', '20-23', { bassinets: '20' }),
    plan('economy', 'ABC DEFG HJK', '30-58', {
      exits: '30 44',
      bassinets: '30',
      wings: '32-46',
      back: 'LGL',
      missing: { 43: 'DEFG', 58: 'ABCHJK' },
    }),
  ],
  '788': [
    plan('business', SUITES, '1-6', { front: 'LGL' }),
    plan('economy', 'ABC DEF HJK', '10-38', {
      exits: '10 27',
      bassinets: '10',
      wings: '17-27',
      front: 'L-L',
      back: 'LGL',
    }),
  ],
  '789': [
    plan('business', SUITES, '1-8', { front: 'LGL' }),
    plan('premium_economy', 'AC DEF HK', '10-12', { front: 'L-L', bassinets: '10' }),
    plan('economy', 'ABC DEF HJK', '20-46', {
      exits: '20 34',
      bassinets: '20',
      wings: '22-33',
      back: 'LGL',
    }),
  ],
  '781': [
    plan('business', SUITES, '1-11', { front: 'LGL', back: 'C-C' }),
    plan('premium_economy', 'AC DEF HK', '12-14', { bassinets: '12' }),
    plan('economy', 'ABC DEF HJK', '20-53', {
      exits: '20 38',
      bassinets: '20',
      wings: '24-37',
      back: 'LGL',
    }),
  ],
};
