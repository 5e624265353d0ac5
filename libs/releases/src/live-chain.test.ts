import { approvedVersions, liveChain } from './live-chain';
import { WHOLE, type Revision } from './registry';

const MINUTE = 60_000;
type Step = [
  action: Revision['action'],
  releases: Record<string, number> | null,
  vertical?: string,
];

/** One revision a minute; the other vertical's change nothing of alpha. */
function historyOf(...steps: Step[]): Revision[] {
  return steps.map(([action, releases, vertical = 'alpha'], index) => ({
    rev: index + 1,
    at: new Date(index * MINUTE).toISOString(),
    action,
    vertical,
    set: {
      beta: [{ version: 'b1', weight: WHOLE }],
      ...(releases === null
        ? {}
        : {
            alpha: Object.entries(releases).map(([version, weight]) => ({ version, weight })),
          }),
    },
  }));
}

const whole = (version: string): Record<string, number> => ({ [version]: WHOLE });
const chainOf = (...steps: Step[]) =>
  liveChain(historyOf(...steps), 'alpha').map(({ version }) => version);

describe('the chain of what was live', () => {
  it.each<[string, string[], Step[]]>([
    ['nothing', [], []],
    ['another vertical alone', [], [['publish', null, 'beta']]],
    ['one release', ['1'], [['publish', whole('1')]]],
    [
      'three in turn',
      ['3', '2', '1'],
      [
        ['publish', whole('1')],
        ['publish', whole('2')],
        ['publish', whole('3')],
      ],
    ],
    [
      'one in quarantine, which nobody chose by that',
      ['2', '1'],
      [
        ['publish', whole('1')],
        ['publish', whole('2')],
        ['quarantine', whole('2')],
      ],
    ],
    [
      'one that was gone back from',
      ['2', '1'],
      [
        ['publish', whole('1')],
        ['publish', whole('2')],
        ['publish', whole('3')],
        ['rollback', whole('2')],
      ],
    ],
    [
      'one that was gone back from and then chosen after all',
      ['3', '2', '1'],
      [
        ['publish', whole('1')],
        ['publish', whole('2')],
        ['publish', whole('3')],
        ['rollback', whole('2')],
        ['promote', whole('3')],
      ],
    ],
    [
      'an old one that was chosen again',
      ['1', '2', '1'],
      [
        ['publish', whole('1')],
        ['publish', whole('2')],
        ['promote', whole('1')],
      ],
    ],
    [
      'a dark one and a share of one',
      ['3', '1'],
      [
        ['publish', whole('1')],
        ['publish', { 2: 0, 1: WHOLE }],
        ['publish', { 3: 4000, 1: 6000 }],
        ['promote', whole('3')],
      ],
    ],
    [
      'a rollout that was given up',
      ['1'],
      [
        ['publish', whole('1')],
        ['publish', { 2: 4000, 1: 6000 }],
        ['rollback', whole('1')],
      ],
    ],
    [
      'revisions of another vertical in between',
      ['2', '1'],
      [
        ['publish', whole('1')],
        ['rollback', whole('1'), 'beta'],
        ['publish', whole('2')],
        ['publish', whole('2'), 'beta'],
      ],
    ],
    [
      'a vertical that was away meanwhile',
      ['2'],
      [
        ['publish', whole('1')],
        ['remove', null],
        ['publish', whole('2')],
      ],
    ],
  ])('of %s', (_what, expected, steps) => {
    expect(chainOf(...steps)).toEqual(expected);
  });
});

describe('releases that may stand in for another', () => {
  const steps: Step[] = [
    ['publish', whole('1')],
    ['publish', whole('2')],
    ['publish', { 3: 0, 2: WHOLE }],
    ['publish', whole('4')],
  ];
  const approved = (soak: number, now: number, more: Step[] = []) =>
    approvedVersions(historyOf(...steps, ...more), 'alpha', { soak, now });

  it.each<[string, number, number, Step[], string[]]>([
    [
      'all that everybody had, without a time to prove themselves',
      0,
      3 * MINUTE,
      [],
      ['4', '2', '1'],
    ],
    ['those that had their time', 2 * MINUTE, 3 * MINUTE, [], ['2']],
    ['the present one once it had its time', 2 * MINUTE, 5 * MINUTE, [], ['4', '2']],
    ['none when nobody had long enough', 10 * MINUTE, 4 * MINUTE, [], []],
    ['one that somebody chose, at once', 10 * MINUTE, 4 * MINUTE, [['promote', whole('3')]], ['3']],
    [
      'what was gone back to, and not what was gone back from',
      10 * MINUTE,
      4 * MINUTE,
      [['rollback', whole('2')]],
      ['2'],
    ],
  ])('are %s', (_what, soak, now, more, expected) => {
    expect(approved(soak, now, more)).toEqual(expected);
  });
});
