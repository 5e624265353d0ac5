const { randomUUID } = require('node:crypto');
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises');
const path = require('node:path');

/** Atomic write: parallel runs write and execute the same files. Skips equal contents. */
exports.putWhole = async (file, contents) => {
  const present = await readFile(file).catch(() => null);
  if (present?.equals(contents)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, contents);
  await rename(beside, file);
};
