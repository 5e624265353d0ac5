import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readBuild } from '@wayfare/releases';
import { folderOf } from '../../../.workspace/verticals.cjs';
import { ROOT, siteOfRun, VERTICALS } from '../../fixtures/site-under-test';
import { expect, test } from '../../fixtures/test';

/* The verticals as they are built pass the trial of the shell beside them, with the answers that travel with them. */

/** Runs the shell's trial of a release that the site has; resolves with what it could not look at. */
async function trial(vertical: string, ...more: string[]): Promise<string> {
  const { dataDir, apiUrl } = siteOfRun();
  const { release } = await readBuild(path.join(ROOT, folderOf(vertical)));
  const program = path.join(ROOT, 'shell/dist/server/trial.cjs');
  const words = [program, vertical, release.version, ...more];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    // as the registry's service does it: in a folder that has no packages
    cwd: tmpdir(),
    env: { ...process.env, ALLOW_SANDBOX: 'on', DATA_DIR: dataDir, API_URL: apiUrl },
  });
  return stdout;
}

interface Recording {
  answers: { call: string; request: unknown; status: number; body: object }[];
}
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Recording;

/** What a recording is about, whatever there is for sale: calls with their requests, and what their answers have. */
const outlineOf = ({ answers }: Recording) =>
  answers.map(({ call, request, status, body }) => {
    const result: unknown = 'result' in body ? body.result : 'data' in body ? body.data : null;
    const isList = result === null || typeof result !== 'object' || Array.isArray(result);
    return { call, request, status, has: isList ? [] : Object.keys(result).sort() };
  });

for (const vertical of VERTICALS) {
  test(`${vertical} passes its trial with what was recorded for it, and the API has its calls`, async () => {
    expect(await trial(vertical)).toBe('');
  });

  test(`the API still answers what was recorded for ${vertical} @long`, async () => {
    const file = path.join(await mkdtemp(path.join(siteOfRun().runDir, 'trial-')), 'trial.json');
    const kept = path.join(ROOT, folderOf(vertical), 'trial.json');
    await cp(kept, file);
    await trial(vertical, file);
    expect(outlineOf(await read(file))).toEqual(outlineOf(await read(kept)));
  });
}
