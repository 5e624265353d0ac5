import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../platform/error-code';

const SHORTEST_TOKEN = 16;

/** Configured token, else one generated on first start, readable by its owner only. */
export async function operatorsToken(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const file = path.join(dataDir, 'operators-token');
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < SHORTEST_TOKEN)
    throw new Error(
      `${file} must have at least ${SHORTEST_TOKEN} characters; without it a new one is made`,
    );
  return kept;
}
