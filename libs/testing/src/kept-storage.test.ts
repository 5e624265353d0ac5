import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** They use a store themselves, under keys of the list; everything else goes through `@wayfare/forms`, which takes no other key. */
const BY_THEMSELVES = [
  'libs/analytics/src/booking-events.ts',
  'libs/forms/src/stored.ts',
  'libs/session/src/persistence.ts',
  'mfe-hotels/src/features/search/use-known-places.ts',
  'mfe-hotels/src/state/last-search.ts',
  'mfe-hotels/src/features/search/search-form.tsx',
  'mfe-trains/src/state/visit-id.ts',
  'shell/src/client/arms.ts',
  'shell/src/client/browser-session.ts',
  'shell/src/client/chunk-reload.ts',
];

/** Sources of what runs in a browser; tests and what helps them are none. */
function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.(?:test|fixture|bench)\.|-fixture\./.test(entry.name),
    )
    .map((entry) =>
      path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .filter(
      (file) => !/node_modules|\/testing\/|^libs\/testing\/|^shell\/src\/server\//.test(file),
    );
}

it('nothing is kept in a browser past the list of kept keys', () => {
  const folders = readdirSync(ROOT).filter(
    (name) => ['libs', 'shell', 'desk', 'cockpit'].includes(name) || name.startsWith('mfe-'),
  );
  const users = folders
    .flatMap(sourcesIn)
    .filter((file) =>
      /\b(?:local|session)Storage\s*[.,)[]|\.setItem\(/.test(
        readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
      ),
    );
  const known = [...BY_THEMSELVES, 'libs/session/src/correlation-id.ts'];
  expect(users.filter((file) => !known.includes(file))).toEqual([]);
  expect(users.length).toBeGreaterThan(5);
});
