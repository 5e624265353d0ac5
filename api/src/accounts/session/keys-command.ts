import {
  listedDataKeys,
  retiredDataKeys,
  rotatedDataKey,
} from '../../platform/records/data-keys-command';
import type { DataSite } from '../../platform/records/data-keys-command';
import type { ConfiguredDataKeys } from '../../platform/records/data-keys';
import type { ConfiguredKeys } from '../../platform/keys/signing-keys';
import {
  KEY_PURPOSES,
  newKey,
  readKeyFiles,
  retireKeyFiles,
  rotateKeyFile,
} from '../../platform/keys/key-files';
import type { KeyPurpose } from '../../platform/keys/key-files';
import { signingKey } from '../../platform/keys/key-set';

const DAY_MS = 86_400_000;

/** Longest life of a token by purpose: a known device a year, a link two. */
const LIVES_MS: Readonly<Record<KeyPurpose, number>> = {
  sessions: 365 * DAY_MS,
  links: 731 * DAY_MS,
};

const VARIABLES: Readonly<
  Record<KeyPurpose, { readonly current: string; readonly previous: string }>
> = {
  sessions: { current: 'SESSION_PRIVATE_KEY', previous: 'SESSION_PREVIOUS_KEY' },
  links: { current: 'LINK_PRIVATE_KEY', previous: 'LINK_PREVIOUS_KEY' },
};

const USAGE =
  'npm run keys -- list | rotate sessions|links|data | retire sessions|links|data [--now]';

export class KeysUsageError extends Error {
  constructor() {
    super(`Usage: ${USAGE}`);
    this.name = 'KeysUsageError';
  }
}

interface Site {
  readonly dataDir: string;
  readonly keys: Readonly<Record<KeyPurpose, ConfiguredKeys>> & {
    readonly data: ConfiguredDataKeys;
  };
  readonly now: number;
}

const oneLine = (pem: string) => pem.trimEnd().replaceAll('\n', '\\n');
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

async function listed({ dataDir, keys }: Site, purpose: KeyPurpose): Promise<string[]> {
  const { privateKey, previousKey } = keys[purpose];
  if (privateKey !== undefined) {
    const previous =
      previousKey === undefined
        ? []
        : [`${purpose}  ${signingKey(previousKey).kid}  verifies (${VARIABLES[purpose].previous})`];
    return [
      `${purpose}  ${signingKey(privateKey).kid}  signs (${VARIABLES[purpose].current})`,
      ...previous,
    ];
  }
  const files = await readKeyFiles(dataDir, purpose);
  return [
    `${purpose}  ${files.current.kid}  signs`,
    ...files.previous.map(
      ({ kid, since }) =>
        `${purpose}  ${kid}  verifies, until ${dayOf(since.getTime() + LIVES_MS[purpose])} at the latest`,
    ),
  ];
}

async function rotated({ dataDir, keys }: Site, purpose: KeyPurpose): Promise<string[]> {
  const { current, previous } = VARIABLES[purpose];
  if (keys[purpose].privateKey === undefined) {
    const { current: key } = await rotateKeyFile(dataDir, purpose);
    return [
      `${purpose}  ${key.kid}  signs as soon as the API is restarted, one process after another; the key before still verifies`,
    ];
  }
  const pem = newKey();
  return [
    `The keys of ${purpose} come from the environment. A new one is ${signingKey(pem).kid}:`,
    `1. set ${previous} to it and restart every process: all of them know it`,
    oneLine(pem),
    `2. exchange ${current} and ${previous} and restart every process: the new one signs, the one before still verifies`,
  ];
}

async function retired(
  { dataDir, keys, now }: Site,
  purpose: KeyPurpose,
  isNow: boolean,
): Promise<string[]> {
  if (keys[purpose].privateKey !== undefined)
    return [
      `The keys of ${purpose} come from the environment: remove ${VARIABLES[purpose].previous} and restart every process`,
    ];
  const gone = await retireKeyFiles(
    dataDir,
    purpose,
    isNow ? new Date(now) : new Date(now - LIVES_MS[purpose]),
  );
  if (gone.length > 0) return gone.map(({ kid }) => `${purpose}  ${kid}  retired: restart the API`);
  return [
    `Nothing to retire: no key of ${purpose} has outlived all that it signed (--now retires it all the same)`,
  ];
}

function ofData(
  site: DataSite,
  action: string | undefined,
  option: string | undefined,
): Promise<string[]> {
  if (action === 'rotate' && option === undefined) return rotatedDataKey(site);
  if (action === 'retire' && (option === undefined || option === '--now'))
    return retiredDataKeys(site, option === '--now');
  throw new KeysUsageError();
}

export async function keysCommand(args: readonly string[], site: Site): Promise<string[]> {
  const [action, name, option, ...rest] = args;
  const dataSite = { ...site, data: site.keys.data };
  if (action === 'list' && name === undefined)
    return [
      ...(await Promise.all(KEY_PURPOSES.map((purpose) => listed(site, purpose)))).flat(),
      ...(await listedDataKeys(dataSite)),
    ];
  if (name === 'data' && rest.length === 0) return ofData(dataSite, action, option);
  const purpose = KEY_PURPOSES.find((candidate) => candidate === name);
  if (purpose === undefined || rest.length > 0) throw new KeysUsageError();
  if (action === 'rotate' && option === undefined) return rotated(site, purpose);
  if (action === 'retire' && (option === undefined || option === '--now'))
    return retired(site, purpose, option === '--now');
  throw new KeysUsageError();
}
