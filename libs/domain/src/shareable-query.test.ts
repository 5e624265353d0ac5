import { hasSecret, shareableQuery, trackingIn, withoutTracking } from './shareable-query';

it.each([
  ['', ''],
  ['?topic=trains', '?topic=trains'],
  ['?search={%22a%22:1}&tab=hotels', '?search={%22a%22:1}&tab=hotels'],
  ['?slug=draft&secret=s3cret', '?slug=draft'],
  ['?secret=a&secret=b', ''],
  ['?utm_source=mail&tab=hotels&gclid=1', '?tab=hotels'],
])('CNT-12 links carry %j on as %j', (search, carried) => {
  expect(shareableQuery(search)).toBe(carried);
});

it.each([
  ['', '', []],
  ['?tab=hotels&a={b}', '?tab=hotels&a={b}', []],
  [
    '?utm_source=mail&utm_campaign=x',
    '',
    [
      ['utm_source', 'mail'],
      ['utm_campaign', 'x'],
    ],
  ],
  ['?a=1&fbclid=z&b=2', '?a=1&b=2', [['fbclid', 'z']]],
  ['?myutm_source=1&GCLID=2', '?myutm_source=1&GCLID=2', []],
  ['?secret=s', '?secret=s', []],
])('a page is made for %j as for %j', (search, kept, followed) => {
  expect([withoutTracking(search), trackingIn(search)]).toEqual([kept, followed]);
});

it.each([
  ['', false],
  ['?secrets=1', false],
  ['?slug=draft&secret=s3cret', true],
  ['?%73ecret=1', true],
])('CNT-12 %j opens something of its own: %s', (search, is) => expect(hasSecret(search)).toBe(is));
