import { unlink } from 'node:fs/promises';
import { dataKey, newDataKey, readDataKeyFiles, rotateDataKeyFile } from './data-keys';
import type { ConfiguredDataKeys } from './data-keys';

const DAY_MS = 86_400_000;

export interface DataSite {
  readonly dataDir: string;
  readonly data: ConfiguredDataKeys;
  readonly now: number;
}

export async function listedDataKeys({
  dataDir,
  data: { key, previousKey },
}: DataSite): Promise<string[]> {
  if (key !== undefined) {
    const previous =
      previousKey === undefined
        ? []
        : [`data  ${dataKey(previousKey).kid}  decrypts (DATA_ENCRYPTION_PREVIOUS_KEY)`];
    return [`data  ${dataKey(key).kid}  encrypts (DATA_ENCRYPTION_KEY)`, ...previous];
  }
  const { current, previous } = await readDataKeyFiles(dataDir);
  return [`data  ${current.kid}  encrypts`, ...previous.map(({ kid }) => `data  ${kid}  decrypts`)];
}

export async function rotatedDataKey({ dataDir, data: { key } }: DataSite): Promise<string[]> {
  if (key === undefined)
    return [
      `data  ${(await rotateDataKeyFile(dataDir)).current.kid}  encrypts as soon as the API is restarted; within the hour housekeeping has encrypted everything with it`,
    ];
  const fresh = newDataKey();
  return [
    `The keys of data come from the environment. A new one is ${dataKey(fresh).kid}:`,
    '1. set DATA_ENCRYPTION_PREVIOUS_KEY to it and restart every process: all of them know it',
    fresh,
    '2. exchange DATA_ENCRYPTION_KEY and DATA_ENCRYPTION_PREVIOUS_KEY and restart every process: housekeeping encrypts everything with the new one',
  ];
}

/** Deletes keys a day after rotation: housekeeping has encrypted everything anew by then. */
export async function retiredDataKeys(
  { dataDir, data: { key }, now }: DataSite,
  isNow: boolean,
): Promise<string[]> {
  if (key !== undefined)
    return [
      'The keys of data come from the environment: remove DATA_ENCRYPTION_PREVIOUS_KEY and restart every process',
    ];
  const gone = (await readDataKeyFiles(dataDir)).previous.filter(
    ({ since }) => isNow || since.getTime() <= now - DAY_MS,
  );
  for (const { file } of gone) await unlink(file);
  if (gone.length > 0) return gone.map(({ kid }) => `data  ${kid}  retired: restart the API`);
  return [
    'Nothing to retire: no key of data was replaced a day ago (--now retires it all the same)',
  ];
}
