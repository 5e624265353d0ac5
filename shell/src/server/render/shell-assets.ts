import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@wayfare/domain';
import { integrityOf } from '@wayfare/releases';

export interface ShellAssets {
  build: string;
  main: string;
  preload: readonly string[];
  messages: Readonly<Record<string, string>>;
  provided: Readonly<Record<string, string>>;
  stylesheets: readonly string[];
  integrity: Readonly<Record<string, string>>;
}

interface Groups {
  [chunk: string]: { js: string[]; css: string[] };
}

/** Chunks of their own, by the shared module in them (host-config.ts). */
const PROVIDED_CHUNKS: Readonly<Record<string, string>> = {
  '@wayfare/api-client/query-cache': 'query-cache',
  '@wayfare/ui/booking': 'ui-booking',
};

const url = (file: string) => `/assets/${file}`;

export function readShellAssets(distFolder: string): ShellAssets {
  const folder = path.join(distFolder, 'client');
  const groups = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Groups;
  const [main] = groups.main?.js ?? [];
  if (main === undefined) throw new Error(`${folder} has no main script: build the shell first`);
  const files = readdirSync(folder);
  const scripts = files.filter((file) => file.endsWith('.js'));
  return {
    build: main.split('.').at(-2) ?? 'unknown',
    main: url(main),
    preload: scripts.filter((file) => /^(?:shared|bootstrap)\./.test(file)).map(url),
    messages: Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        scripts
          .filter((file) => file.startsWith(`frame-${language}.`))
          .map((file) => [language, url(file)]),
      ),
    ),
    provided: Object.fromEntries(
      Object.entries(PROVIDED_CHUNKS).flatMap(([module, chunk]) =>
        scripts
          .filter((file) => file.startsWith(`${chunk}.`))
          .map((file) => [module, url(file)] as const),
      ),
    ),
    stylesheets: [...new Set([...(groups.main?.css ?? []), ...(groups.bootstrap?.css ?? [])])].map(
      url,
    ),
    integrity: Object.fromEntries(
      files
        .filter((file) => /\.(?:js|css)$/.test(file))
        .map((file) => [url(file), integrityOf(readFileSync(path.join(folder, file)))]),
    ),
  };
}
