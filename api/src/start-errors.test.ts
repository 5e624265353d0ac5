import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listenError, makeDataDir } from './start-errors';

describe('The start of the API', () => {
  it('makes the folder of its data, with those above it', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-start-'));
    const dataDir = path.join(folder, 'a/b');
    await makeDataDir(dataDir);
    await makeDataDir(dataDir);
    expect((await stat(dataDir)).isDirectory()).toBe(true);
    await rm(folder, { recursive: true });
  });

  it.each(['/proc/nope', path.join(__filename, 'data')])(
    'names DATA_DIR when %s cannot be made',
    async (dataDir) => {
      await expect(makeDataDir(dataDir)).rejects.toThrow(
        /^Configuration: DATA_DIR must be a folder that can be made and written[^\n]+$/,
      );
    },
  );

  it.each([
    [
      'EADDRINUSE',
      /^Configuration: API_PORT must be a port that is free and allowed, but 4010 is not \(EADDRINUSE\)$/,
    ],
    [
      'ENOTFOUND',
      /^Configuration: HOST must be an address of this machine, but nowhere is not \(ENOTFOUND\)$/,
    ],
    [
      'EADDRNOTAVAIL',
      /^Configuration: HOST must be an address of this machine, but nowhere is not \(EADDRNOTAVAIL\)$/,
    ],
  ])('says which variable is meant by %s', (code, words) => {
    expect(
      listenError({ host: 'nowhere', port: 4010 }, Object.assign(new Error('listen'), { code })),
    ).toMatchObject({ message: expect.stringMatching(words) });
  });
});
