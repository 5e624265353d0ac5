import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace';

const IGNORED = new Set(['dist', 'node_modules']);

function filesBelow(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => !IGNORED.has(name))
    .sort()
    .flatMap((name) => {
      const file = path.join(directory, name);
      return statSync(file).isDirectory() ? filesBelow(file) : [file];
    });
}

const isSource = (file: string) => !/\.test\.tsx?$/.test(file);

/**
 * Version of the release that a build of this folder makes: the one asked for (`WAYFARE_RELEASE_VERSION`), else the
 * manifest's version with a digest of the sources, so that other content can never meet the same version.
 */
export function releaseVersion(directory: string): string {
  const asked = process.env.WAYFARE_RELEASE_VERSION;
  if (asked !== undefined && asked !== '') return asked;
  const { version } = JSON.parse(
    readFileSync(path.join(workspaceRoot, directory, 'vertical.json'), 'utf8'),
  ) as { version: string };
  const digest = createHash('sha256');
  const folders = [path.join(workspaceRoot, directory), path.join(workspaceRoot, 'libs')];
  for (const file of folders.flatMap(filesBelow).filter(isSource))
    digest.update(path.relative(workspaceRoot, file)).update(readFileSync(file));
  digest.update(readFileSync(path.join(workspaceRoot, 'package-lock.json')));
  return `${version}-${digest.digest('hex').slice(0, 10)}`;
}
