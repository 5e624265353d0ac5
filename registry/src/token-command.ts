import { parseArgs } from 'node:util';
import { KINDS, newToken, type TokenRecord } from './access/token';
import type { TokenStore } from './access/token-store';

const DAYS = '90';
const MOST_DAYS = 366;

type Say = (text: string) => void;

const usage = () =>
  new Error(
    'token issue --team <team> [--vertical <name> …] [--kind release|follow] [--days 90] [--print], token revoke <id>, token list',
  );

function stateOf({ revokedAt, expiresAt }: TokenRecord, now: Date): string {
  if (revokedAt !== null) return `revoked ${revokedAt}`;
  return now < new Date(expiresAt) ? `until ${expiresAt}` : `over since ${expiresAt}`;
}

interface Options {
  readonly team?: string | undefined;
  readonly vertical: readonly string[];
  readonly kind: string;
  readonly days: string;
  readonly print: boolean;
}

async function issue(store: TokenStore, options: Options, now: Date, say: Say): Promise<void> {
  const { team, vertical } = options;
  const kind = KINDS.find((each) => each === options.kind);
  const days = Number(options.days);
  if (team === undefined || kind === undefined) throw usage();
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`--days is a whole number from 1 to ${MOST_DAYS}`);
  if ((kind === 'release') !== vertical.length > 0)
    throw new Error('a token that releases names its --vertical, one that follows none');
  const { token, record } = newToken({ team, kind, verticals: [...vertical], days }, now);
  if (options.print) say(JSON.stringify(record));
  else await store.add(record);
  say(token);
}

/** `issue` says a token once, as the last line; with `--print` it says the record instead of storing it. */
export async function tokenCommand(
  args: readonly string[],
  { store, now, say }: { store: TokenStore; now: Date; say: Say },
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      team: { type: 'string' },
      vertical: { type: 'string', multiple: true, default: [] },
      kind: { type: 'string', default: 'release' },
      days: { type: 'string', default: DAYS },
      print: { type: 'boolean', default: false },
    },
  });
  const [command, id] = positionals;
  if (command === 'issue') return issue(store, values, now, say);
  if (command === 'revoke' && id !== undefined) {
    if (!(await store.revoke(id, now))) throw new Error(`there is no token ${id}`);
    return say(`${id} is revoked`);
  }
  if (command !== 'list') throw usage();
  for (const record of await store.list()) {
    const { team, kind, verticals } = record;
    say(`${record.id} ${team} ${kind} ${verticals.join(',') || '-'} ${stateOf(record, now)}`);
  }
}
