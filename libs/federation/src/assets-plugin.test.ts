import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { AssetsPlugin, type ChunkFiles } from './assets-plugin';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function groupsOf(name: string): Promise<Record<string, ChunkFiles>> {
  await writeFile(path.join(folder, 'texts.js'), 'export default {};\n');
  await writeFile(
    path.join(folder, 'entry.js'),
    `export const texts = () => import(/* webpackChunkName: "${name}" */ './texts');\n`,
  );
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'development',
        devtool: false,
        context: folder,
        entry: './entry.js',
        output: { path: path.join(folder, 'out'), chunkFilename: '[name].js' },
        plugins: [new AssetsPlugin()],
      },
      (error, stats) =>
        error !== null || stats?.hasErrors() === true ? reject(error ?? new Error()) : resolve(),
    );
  });
  const text = await readFile(path.join(folder, 'out/assets.json'), 'utf8');
  return JSON.parse(text) as Record<string, ChunkFiles>;
}

it.each([
  ['seats', ['seats']],
  ['seats-en', ['seats-en']],
  ['seats.bags-en', ['seats-en', 'bags-en']],
  ['step.cancel-booking.slot-list-v1-nl', ['step-nl', 'cancel-booking-nl', 'slot-list-v1-nl']],
])('the chunk %s is found by %j', async (name, found) => {
  const { main: _, ...groups } = await groupsOf(name);
  const files = { js: [`${name}.js`], css: [], shared: [] };
  expect(groups).toEqual(Object.fromEntries(found.map((each) => [each, files])));
});
