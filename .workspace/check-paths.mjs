/* Fails on an invalid vertical.json and on paths claimed twice. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { libraries } from './release.mjs';
import { root } from './run.mjs';
import verticals from './verticals.cjs';

const OPENS = /\buseSlots\(/;
const SLOT_ID = /['"]([a-z]+(?:\.[a-z-]+)+\/v\d+)['"]/g;

function openedSlots(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file))
      .map((file) => readFileSync(path.join(root, folder, 'src', file), 'utf8')),
  );
  const ids = files
    .filter((text) => OPENS.test(text))
    .flatMap((text) => [...text.matchAll(SLOT_ID)].map(([, id]) => id));
  return [...new Set(ids)].sort();
}

export async function checkPaths() {
  const { siteFaults } = await libraries();
  const folders = verticals.verticalNames(root).map(verticals.folderOf);
  const flags = JSON.parse(readFileSync(path.join(root, 'shell/flags.json'), 'utf8'));
  const faults = siteFaults(
    folders.map((folder) => ({
      folder,
      text: readFileSync(path.join(root, folder, 'vertical.json'), 'utf8'),
    })),
    { flags: Object.keys(flags), slots: openedSlots(['shell', ...folders]) },
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (process.argv[1]?.endsWith('check-paths.mjs'))
  await checkPaths().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
