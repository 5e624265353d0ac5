import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyReleases } from '@wayfare/releases/copy-releases';
import { openStores } from '@wayfare/releases/stores/open-stores';
import type { RegistryConfig } from './config';

type Say = (text: string) => void;

/** `copy --from <folder>`: what a DATA_DIR has, into the stores of the configuration. Throws for the same folder. */
export async function copyCommand(
  args: readonly string[],
  { dataDir, stores }: Pick<RegistryConfig, 'dataDir' | 'stores'>,
  { say, warn }: { say: Say; warn: Say },
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' } } });
  if (values.from === undefined)
    throw new Error('copy --from <folder>: the DATA_DIR that has been used so far');
  const folder = path.resolve(values.from);
  const isShared = stores.registryUrl !== undefined && stores.s3 !== undefined;
  if (!isShared && folder === dataDir) throw new Error(`${folder} is where releases are already`);
  const nowhere = { registryUrl: undefined, s3: undefined, publicKeys: [] };
  const from = await openStores(folder, nowhere, warn);
  const to = await openStores(dataDir, stores, warn);
  try {
    const { releases, revisions } = await copyReleases(from, to, stores.publicKeys);
    say(`copied from ${folder}: releases ${releases}, revisions ${revisions}`);
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}
