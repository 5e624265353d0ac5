import { roomNameIn } from './room-names';

describe('The name of a room', () => {
  it.each([
    ['en', 'Family room', 'Family room'],
    ['nl', 'Family room', 'Familiekamer (Family room)'],
    ['nl', 'STANDARD DOUBLE ROOM', 'Standaard tweepersoonskamer (STANDARD DOUBLE ROOM)'],
    ['nl', 'Junior suite', 'Junior suite'],
    ['nl', 'The Rembrandt Room', 'The Rembrandt Room'],
    ['nl', 'constructor', 'constructor'],
  ] as const)('in %s of “%s” is “%s”', (language, name, expected) => {
    expect(roomNameIn(language, name)).toBe(expected);
  });
});
