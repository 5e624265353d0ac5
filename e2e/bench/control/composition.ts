import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import * as v from 'valibot';
import { addShellMessages } from '../../../shell/src/app/messages';
import { compose, type Composition } from '../../../shell/src/server/render/composition';
import type { BrowserFiles } from '../../../shell/src/server/render/page-assets';
import { planOf, type ReleasePlan } from '../../../shell/src/server/releases/release-plan';
import { readShellAssets } from '../../../shell/src/server/render/shell-assets';
import { verticalNamed, VERTICALS } from './verticals';

type Groups = Record<string, { js: string[]; css: string[] }>;

function manifestOf(name: string): VerticalManifest {
  return v.parse(
    VerticalManifestSchema,
    JSON.parse(readFileSync(path.resolve(`mfe-${name}/vertical.json`), 'utf8')),
  );
}

/** A page's files in the one bundle: the same chunks, named with the vertical in front. */
function bundledFiles(distFolder: string): BrowserFiles {
  const groups = JSON.parse(
    readFileSync(path.join(distFolder, 'client/assets.json'), 'utf8'),
  ) as Groups;
  const { integrity } = readShellAssets(distFolder);
  return {
    has: (vertical, chunk) => groups[`${vertical}-${chunk}`] !== undefined,
    joined: () => null,
    ofChunks(vertical, chunks) {
      const wanted = chunks
        .map((chunk) => groups[`${vertical}-${chunk}`])
        .filter((group) => group !== undefined);
      const named = (files: readonly string[]) =>
        [...new Set(files)].map((file) => ({
          href: `/assets/${file}`,
          integrity: integrity[`/assets/${file}`] ?? '',
        }));
      return {
        scripts: named(wanted.flatMap(({ js }) => js)),
        stylesheets: named(wanted.flatMap(({ css }) => css)),
        shared: [],
        ownCopies: [],
      };
    },
  };
}

/** All verticals as they are compiled in: no registry, no releases. */
export function controlPlan(): ReleasePlan {
  const resolved = Object.keys(VERTICALS).map((name) => {
    const manifest = manifestOf(name);
    const current = {
      name,
      version: manifest.version,
      manifest,
      files: {},
      chunks: {},
      shared: {},
    };
    return { name, manifest, status: 'works' as const, current, previous: null };
  });
  return planOf(resolved, [], () => undefined);
}

/** The composition that pages of the control are rendered with. */
export async function controlComposition(distFolder: string): Promise<Composition> {
  const composition = await compose(controlPlan(), {
    load: async ({ name }) => verticalNamed(name),
    entryOf: () => Promise.resolve(null),
    i18n: () => addShellMessages(createI18n(COMMON)),
    guards: {},
    development: false,
  });
  return { ...composition, files: bundledFiles(distFolder) };
}
