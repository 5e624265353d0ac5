/* Fails when two verticals claim the same path, or a vertical.json is no manifest: the build's half of the rule. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { libraries, VERTICALS } from './release.mjs';
import { root } from './run.mjs';

export async function checkPaths() {
  const { checkOverlaps, parseManifest, checkContract } = await libraries();
  const manifests = VERTICALS.map((name) =>
    parseManifest(
      JSON.parse(readFileSync(path.join(root, `mfe-${name}`, 'vertical.json'), 'utf8')),
    ),
  );
  manifests.forEach((manifest) => checkContract(manifest));
  checkOverlaps(manifests);
}
