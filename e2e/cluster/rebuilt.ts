import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, readBuild, type Release } from '@wayfare/releases';
import { renamed } from '@wayfare/releases/build-files';
import { folderOf } from '../../.workspace/verticals.cjs';
import { ROOT, type VerticalName } from '../fixtures/site-under-test';

export interface Build {
  readonly vertical: VerticalName;
  readonly version: string;
  /** has `dist`, as a build leaves it */
  readonly folder: string;
}

/** Writes the present build of a vertical below `folder` as if it had been built with that version, without compressed twins. */
export async function rebuilt(
  vertical: VerticalName,
  version: string,
  folder: string,
): Promise<Build> {
  const { release: source, files } = await readBuild(path.join(ROOT, folderOf(vertical)));
  const own = path.join(folder, `${vertical}-${version}`);
  const described: Release['files'] = {};
  for (const file of Object.keys(source.files)) {
    const content = files.get(file) ?? Buffer.alloc(0);
    const changed = renamed(content, { vertical, from: source.version, to: version });
    described[file] = { integrity: integrityOf(changed), bytes: changed.length };
    const place = path.join(own, 'dist', file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, changed);
  }
  const manifest = { ...source.manifest, version };
  const release: Release = { ...source, version, manifest, files: described };
  await writeFile(path.join(own, 'dist/release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return { vertical, version, folder: own };
}
