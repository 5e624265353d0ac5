/* `npm run rollouts [-- <vertical>] [--runs 100] [--views 6000]`: what settings do with good and bad releases. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSettings } from '../settings';
import { SCENARIOS } from './scenarios';
import { outcomesOf, summaryOf, type Summary } from './summary';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`;
const minutes = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));

const HEAD = [
  'release',
  'aborted',
  'finished',
  'paused',
  'minutes',
  '95 of 100',
  'had it',
  'met a fault',
];

const row = (name: string, summary: Summary) => [
  name,
  percent(summary.aborted),
  percent(summary.finished),
  percent(summary.paused),
  minutes(summary.median),
  minutes(summary.most),
  percent(summary.given, 2),
  percent(summary.met, 3),
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function settingsOf(vertical: string | undefined) {
  if (vertical === undefined) return parseSettings({});
  const manifest: unknown = JSON.parse(readFileSync(`mfe-${vertical}/vertical.json`, 'utf8'));
  return parseSettings(Reflect.get(Object(manifest), 'rollout') ?? {});
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '100' }, views: { type: 'string' } },
  });
  const settings = settingsOf(positionals[0]);
  const traffic = values.views === undefined ? {} : { viewsPerMinute: Number(values.views) };
  say(line(HEAD));
  say(line(HEAD.map(() => '---')));
  for (const scenario of Object.values(SCENARIOS)) {
    const releases = outcomesOf({ ...scenario, ...traffic }, settings, Number(values.runs));
    releases.forEach((outcomes, at) => {
      const name = releases.length > 1 ? `${scenario.name} (${at + 1})` : scenario.name;
      say(line(row(name, summaryOf(outcomes))));
    });
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
