import * as contract from './index';
import { mayAs, ROLES } from './call';
import type { Role } from './call';
import { DESK_PROBLEMS } from './problem';

describe('A call of the desk', () => {
  it.each<[Role, readonly Role[]]>([
    ['viewer', ['viewer']],
    ['agent', ['viewer', 'agent']],
    ['supervisor', ['viewer', 'agent', 'supervisor']],
  ])('is for a %s where it asks for one of %j', (role, may) => {
    expect(ROLES.filter((needed) => mayAs(role, needed))).toEqual(may);
  });

  it('is the only one at its path', () => {
    const paths = Object.values(contract).flatMap((each) =>
      typeof each === 'object' && 'path' in each && 'acts' in each ? [each.path] : [],
    );
    expect(paths.length).toBeGreaterThan(15);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is refused with a status of a refusal', () => {
    for (const status of Object.values(DESK_PROBLEMS)) expect(status).toBeGreaterThanOrEqual(400);
  });
});
