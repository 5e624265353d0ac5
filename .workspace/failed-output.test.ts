import { failedOutput } from './failed-output.mjs';

const GREY = '\u001b[2m';
const PLAIN = '\u001b[22m';
const task = (name: string, ...lines: string[]) => [
  `${GREY}> ${PLAIN}${GREY}nx run${PLAIN} ${name}`,
  '',
  ...lines,
];
const PRINTED = [
  ...task('shell:test', ' PASS  shell/a.test.ts', ' FAIL  shell/b.test.ts', '  ● breaks'),
  ...task('sandbox:test', ' PASS  sandbox/c.test.ts', 'Terminated'),
  ' NX   Running target test for 2 projects failed',
  'Failed tasks:',
].join('\n');

it.each([
  ['nothing when nothing failed', [], ''],
  ['nothing of a task that printed nothing', ['api:test'], ''],
  [
    'what failed, without what passed, what was stopped and what Nx sums up',
    ['shell:test'],
    'shell:test failed:\nFAIL  shell/b.test.ts\n  ● breaks',
  ],
  [
    'one after the other',
    ['shell:test', 'sandbox:test'],
    'shell:test failed:\nFAIL  shell/b.test.ts\n  ● breaks\n\nsandbox:test failed:\nTerminated',
  ],
])('tells %s', (_what, tasks, expected) => {
  expect(failedOutput(PRINTED, tasks)).toBe(expected);
});

it('keeps the end of a long task', () => {
  const lines = Array.from({ length: 500 }, (_, number) => `line ${number}`);
  const told = failedOutput(task('shell:test', ...lines).join('\n'), ['shell:test']).split('\n');
  expect([told.length, told[1], told.at(-1)]).toEqual([81, 'line 420', 'line 499']);
});
