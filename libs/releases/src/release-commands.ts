import type { Commands } from './command-set';
import { ReleaseError } from './release-error';

type Say = (text: string) => void;

export interface Asked {
  readonly command: string;
  readonly vertical: string;
  readonly version?: string | undefined;
  /** in percent, as it was typed */
  readonly weight?: string | undefined;
}

/** Hundredths of a percent of a typed percentage. Throws WEIGHT for anything that is none. */
export function weightOf(typed: string): number {
  const value = Number(typed);
  if (typed === '' || !Number.isFinite(value) || value < 0 || value > 100)
    throw new ReleaseError('WEIGHT', `--weight is a percentage from 0 to 100, not ${typed}`);
  return Math.round(value * 100);
}

/** Says where rollouts are, those that ended only with `isAll`. */
export async function listRollouts(
  commands: Pick<Commands, 'rollouts'>,
  say: Say,
  isAll = true,
): Promise<void> {
  const running = ['starting', 'climbing', 'paused'];
  for (const rollout of await commands.rollouts()) {
    const { vertical, version, control, state, step, steps, share, reason } = rollout;
    if (!isAll && !running.includes(state)) continue;
    say(
      `rollout of ${vertical} ${version} against ${control}: ${state}, step ${step} of ${steps}, ${share / 100} % since ${rollout.since}: ${reason}`,
    );
    if (!isAll) continue;
    for (const { evidence, needed, words } of rollout.metrics)
      say(`  ${words} (evidence ${evidence}, ${needed} aborts)`);
  }
}

/** Says what is live, what is kept, what waits, what is in quarantine and which rollouts run. */
export async function listReleases(
  commands: Pick<Commands, 'list' | 'rollouts'>,
  say: Say,
): Promise<void> {
  const { rev, at, verticals } = await commands.list();
  say(at === null ? 'Nothing is published yet.' : `Revision ${rev} of ${at}`);
  for (const [name, { live, kept, isPaused, queued }] of Object.entries(verticals)) {
    const shares = live.map(
      ({ version, weight, isQuarantined }) =>
        `${version} ${weight / 100} %${isQuarantined ? ' in quarantine' : ''}`,
    );
    const facts = [
      `${name.padEnd(10)} ${shares.join(', ') || 'nothing'}`,
      `kept: ${kept.join(', ')}`,
      ...(queued.length > 0 ? [`queued: ${queued.join(', ')}`] : []),
      ...(isPaused ? ['paused'] : []),
    ];
    say(facts.join('   '));
  }
  await listRollouts(commands, say, false);
}

const named = (command: string, version: string | undefined): string => {
  if (version !== undefined) return version;
  throw new ReleaseError('NOT_FOUND', `${command} needs --version`);
};

type Run = (commands: Commands, asked: Asked) => Promise<string>;

const RUNS: Readonly<Record<string, Run>> = {
  async promote(commands, { command, vertical, version, weight }) {
    const wanted = named(command, version);
    const share = weightOf(weight ?? '100');
    const { rev } = await commands.promote(vertical, wanted, share);
    const reason = weight === undefined ? ', since no --weight was given' : '';
    return `${vertical} ${wanted} has ${share / 100} % in revision ${rev}${reason}`;
  },
  async rollback(commands, { vertical }) {
    const { rev, set } = await commands.rollback(vertical);
    const back = (set[vertical] ?? []).map((live) => live.version).join(', ');
    return `${vertical} is back at ${back} in revision ${rev}`;
  },
  async withdraw(commands, { vertical }) {
    const { rev } = await commands.withdraw(vertical);
    return `${vertical} is off the site in revision ${rev}`;
  },
  async pause(commands, { vertical }) {
    const { rev } = await commands.pause(vertical);
    return `${vertical} is paused in revision ${rev}: what is published waits`;
  },
  async resume(commands, { vertical }) {
    const { rev } = await commands.resume(vertical);
    const { queued = [] } = (await commands.list()).verticals[vertical] ?? {};
    const waiting = queued.length === 0 ? 'nothing waits' : `promote ${queued.join(' or ')}`;
    return `${vertical} goes on in revision ${rev}: ${waiting}`;
  },
  async abort(commands, { vertical }) {
    const { rev, set } = await commands.abort(vertical);
    const left = (set[vertical] ?? []).map((live) => live.version).join(', ');
    return `the rollout of ${vertical} is aborted in revision ${rev}; ${left} is live`;
  },
  async revoke(commands, { command, vertical, version }) {
    const wanted = named(command, version);
    const { rev, set } = await commands.revoke(vertical, wanted);
    const left = (set[vertical] ?? []).map((live) => live.version).join(', ') || 'nothing';
    return `${vertical} ${wanted} is revoked in revision ${rev}; ${left} is live`;
  },
};

/** Runs a command of a vertical, and says what came of it. Throws NOT_FOUND for another command, and what those throw. */
export async function changeReleases(commands: Commands, asked: Asked, say: Say): Promise<void> {
  const run = Object.hasOwn(RUNS, asked.command) ? RUNS[asked.command] : undefined;
  if (run === undefined) throw new ReleaseError('NOT_FOUND', `unknown command ${asked.command}`);
  say(await run(commands, asked));
}
