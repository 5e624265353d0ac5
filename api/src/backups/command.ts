import { parseArgs } from 'node:util';
import { settingsFromFiles } from '@wayfare/server/settings-from-files';
import { ConfigError, readConfig } from '../platform/config';
import type { Config } from '../platform/config';
import { FolderInUseError } from '../platform/db/folder-lock';
import { NewerSchemaError } from '../platform/db/migrate';
import { withoutValues } from '../platform/http/error-traces';
import { BackupError } from './backup-error';
import { SECRET_NAMES, secretsOf } from './sealing';
import type { BackupSecrets } from './sealing';

export interface Ask {
  readonly config: Pick<Config, 'dataDir' | 'database' | 'keys' | 'operators'>;
  /** `--to` of a backup, `--from` of a restore */
  readonly folder: string;
  /** the shell's DATA_DIR; null leaves registry and releases out */
  readonly site: string | null | undefined;
  readonly isOverwriting: boolean;
  readonly takesOtherKeys: boolean;
  readonly secrets: BackupSecrets;
  readonly now: Date;
  readonly say: (line: string) => void;
}

type Kind = 'backup' | 'restore';

const FOLDER_OPTION: Readonly<Record<Kind, string>> = { backup: 'to', restore: 'from' };
const USAGE: Readonly<Record<Kind, string>> = {
  backup: 'npm run backup -- --to <folder> [--site <folder>|none]',
  restore:
    'npm run restore -- --from <folder> [--site <folder>|none] [--overwrite] [--accept-other-keys]',
};

type Variables = Readonly<Record<string, string | undefined>>;

function parsed(kind: Kind, args: readonly string[]) {
  const isRestore = kind === 'restore';
  try {
    return parseArgs({
      args: [...args],
      options: {
        [FOLDER_OPTION[kind]]: { type: 'string' },
        site: { type: 'string' },
        ...(isRestore
          ? { overwrite: { type: 'boolean' }, 'accept-other-keys': { type: 'boolean' } }
          : {}),
      },
    }).values;
  } catch (error) {
    throw new BackupError(`Usage: ${USAGE[kind]}`, error);
  }
}

/** Reads arguments and variables; throws BackupError or ConfigError with what is wrong. */
export function askOf(kind: Kind, args: readonly string[], variables: Variables) {
  const values: Readonly<Record<string, unknown>> = parsed(kind, args);
  const folder = values[FOLDER_OPTION[kind]];
  if (typeof folder !== 'string' || folder === '') throw new BackupError(`Usage: ${USAGE[kind]}`);
  const { values: given, problems } = settingsFromFiles(variables, SECRET_NAMES);
  if (problems.length > 0) throw new ConfigError(problems);
  const { site } = values;
  return {
    config: readConfig(variables),
    folder,
    site: site === 'none' ? null : typeof site === 'string' ? site : undefined,
    isOverwriting: values['overwrite'] === true,
    takesOtherKeys: values['accept-other-keys'] === true,
    secrets: secretsOf(given),
  };
}

const PUT_RIGHT = [BackupError, ConfigError, FolderInUseError, NewerSchemaError];

/** Messages of other errors may quote rows, so that they are shown without their values. */
const explained = (error: unknown): string =>
  error instanceof Error && PUT_RIGHT.some((kind) => error instanceof kind)
    ? error.message
    : JSON.stringify(withoutValues(error), null, 2).replaceAll(String.raw`\n`, '\n');

export function runCommand(kind: Kind, command: (ask: Ask) => Promise<void>): void {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const run = async () =>
    command({ ...askOf(kind, process.argv.slice(2), process.env), now: new Date(), say });
  run().catch((error: unknown) => {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  });
}
