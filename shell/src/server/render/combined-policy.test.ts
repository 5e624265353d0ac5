import type { CachePolicy } from '@wayfare/remote-kit';
import { combinedPolicy } from './combined-policy';

const whole = (sMaxAge: number, staleWhileRevalidate: number, surrogateKeys: string[] = []) => ({
  sMaxAge,
  staleWhileRevalidate,
  surrogateKeys,
});

it.each<[string, CachePolicy[], ReturnType<typeof combinedPolicy>]>([
  ['nothing that was declared', [], null],
  ['one', [{ sMaxAge: 60 }], whole(60, 0)],
  [
    'the shortest of several, and all their keys once',
    [
      { sMaxAge: 60, staleWhileRevalidate: 600, surrogateKeys: ['a', 'b'] },
      { sMaxAge: 300, staleWhileRevalidate: 30, surrogateKeys: ['b', 'c'] },
    ],
    whole(60, 30, ['a', 'b', 'c']),
  ],
  [
    'one that may not be shown stale',
    [{ sMaxAge: 9, staleWhileRevalidate: 9 }, { sMaxAge: 9 }],
    whole(9, 0),
  ],
  ['whole seconds', [{ sMaxAge: 1.9, staleWhileRevalidate: 2.9 }], whole(1, 2)],
  ['no time at all', [{ sMaxAge: 0 }], null],
  ['no number', [{ sMaxAge: Number.NaN }], null],
  ['a time before', [{ sMaxAge: 5, staleWhileRevalidate: -1 }], null],
  [
    'keys that would be several, or end the header',
    [{ sMaxAge: 5, surrogateKeys: ['place-1 place-2', 'a\r\nset-cookie: b', '', 'Hotel_1.b-2'] }],
    whole(5, 0, ['Hotel_1.b-2']),
  ],
])('keeps a page by %s', (_what, declared, combined) => {
  expect(combinedPolicy(declared)).toEqual(combined);
});
