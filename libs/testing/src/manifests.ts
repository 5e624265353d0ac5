import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { parse } from 'valibot';
import { folderOf, verticalNames } from '../../../.workspace/verticals.cjs';

const WORKSPACE = path.resolve(__dirname, '../../..');

/**
 * `vertical.json` of another vertical, for tests that follow links to it: read from its folder, so that no project of
 * the workspace depends on another vertical's code. Throws when there is no such folder, or its manifest is not valid.
 */
export function manifestOf(vertical: string): VerticalManifest {
  const file = path.join(WORKSPACE, folderOf(vertical), 'vertical.json');
  return parse(VerticalManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** The manifest of each vertical of the workspace, by the order of their folders. */
export function manifestsOfSite(): VerticalManifest[] {
  return verticalNames().map(manifestOf);
}
