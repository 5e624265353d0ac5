import { seldom } from './seldom';
import type { SiteEvent } from './site-events';

it('tells of each page of each release once in a while', () => {
  const told: string[] = [];
  let time = 0;
  const tell = seldom(
    ({ version, part }) => void told.push(`${version} ${part}`),
    60,
    () => time,
  );
  const event = (version: string, part: string): SiteEvent => ({
    event: 'over-budget',
    vertical: 'beta',
    version,
    part,
    cause: 'it makes 7 calls',
  });
  tell(event('1.0.0', 'beta.index'));
  time = 59;
  tell(event('1.0.0', 'beta.index'));
  tell(event('1.0.0', 'beta.other'));
  tell(event('1.1.0', 'beta.index'));
  time = 60;
  tell(event('1.0.0', 'beta.index'));
  tell(event('1.0.0', 'beta.other'));
  expect(told).toEqual([
    '1.0.0 beta.index',
    '1.0.0 beta.other',
    '1.1.0 beta.index',
    '1.0.0 beta.index',
  ]);
});
