import { promote, type Shelf } from './commands';
import { quarantinedIn } from './quarantine';
import { ReleaseError } from './release-error';
import { rollback, withdraw } from './take-back';

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

/** Says what is live, what is kept and what is in quarantine. */
export async function listReleases({ registry, releases }: Shelf, say: Say): Promise<void> {
  const history = await registry.history();
  const head = history.at(-1) ?? null;
  const isHeld = quarantinedIn(history);
  say(head === null ? 'Nothing is published yet.' : `Revision ${head.rev} of ${head.at}`);
  for (const [name, live] of Object.entries(head?.set ?? {})) {
    const held = (version: string) => (isHeld.has(`${name}@${version}`) ? ' in quarantine' : '');
    const shares = live.map(
      ({ version, weight }) => `${version} ${weight / 100} %${held(version)}`,
    );
    const kept = await releases.versions(name);
    say(`${name.padEnd(10)} ${shares.join(', ')}   kept: ${kept.join(', ')}`);
  }
}

/**
 * `promote`, `rollback` or `withdraw` of a vertical, and says what came of it. Throws NOT_FOUND for another command, and
 * what those throw.
 */
export async function changeReleases(shelf: Shelf, asked: Asked, say: Say): Promise<void> {
  const { command, vertical, version, weight } = asked;
  if (command === 'withdraw') {
    const { rev } = await withdraw(shelf, vertical);
    say(`${vertical} is off the site in revision ${rev}`);
  } else if (command === 'rollback') {
    const { rev, set } = await rollback(shelf, vertical);
    const back = (set[vertical] ?? []).map((live) => live.version).join(', ');
    say(`${vertical} is back at ${back} in revision ${rev}`);
  } else if (command === 'promote') {
    if (version === undefined) throw new ReleaseError('NOT_FOUND', 'promote needs --version');
    const share = weightOf(weight ?? '100');
    const { rev } = await promote(shelf, vertical, version, share);
    const reason = weight === undefined ? ', since no --weight was given' : '';
    say(`${vertical} ${version} has ${share / 100} % in revision ${rev}${reason}`);
  } else throw new ReleaseError('NOT_FOUND', `unknown command ${command}`);
}
