import { shareableQuery } from './shareable-query';

it.each([
  ['', ''],
  ['?topic=trains', '?topic=trains'],
  ['?search={%22a%22:1}&tab=hotels', '?search={%22a%22:1}&tab=hotels'],
  ['?slug=draft&secret=s3cret', '?slug=draft'],
  ['?secret=a&secret=b', ''],
])('CNT-12 links carry %j on as %j', (search, carried) => {
  expect(shareableQuery(search)).toBe(carried);
});
