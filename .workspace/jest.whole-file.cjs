const { randomUUID } = require('node:crypto');
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises');
const path = require('node:path');

/**
 * Gives a file its contents so that nobody who reads it at that moment gets a part of them: test runs beside each other
 * write the same files, and start processes from them. One that has them already is left alone.
 */
exports.putWhole = async (file, contents) => {
  const present = await readFile(file).catch(() => null);
  if (present?.equals(contents)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, contents);
  await rename(beside, file);
};
