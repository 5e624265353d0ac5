import { onceEach } from './once-each';
import type { SiteEvent } from './site-events';

const refusal = (version: string, cause: string): SiteEvent => ({
  event: 'release-refused',
  vertical: 'alpha',
  version,
  part: null,
  cause,
});

it('tells of a refusal once for each release, and again when it is for another reason', () => {
  const told: string[] = [];
  const tell = onceEach(({ version, cause }) => told.push(`${version} ${cause}`));
  for (const [version, cause] of [
    ['1.0.0', 'unsigned'],
    ['1.0.0', 'unsigned'],
    ['2.0.0', 'unsigned'],
    ['1.0.0', 'broken'],
    ['1.0.0', 'broken'],
  ] as const)
    tell(refusal(version, cause));
  expect(told).toEqual(['1.0.0 unsigned', '2.0.0 unsigned', '1.0.0 broken']);
});
