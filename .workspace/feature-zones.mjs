/* Features of one vertical that import each other: counted for each vertical, and the count may only fall. */
import { ESLint } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

export const ZONE_RULE = 'import-x/no-restricted-paths';
const RECORD = '.workspace/feature-zones.json';

const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The folders of all verticals with the names of their features. */
export const verticalsWithFeatures = () =>
  foldersIn('.')
    .filter((name) => existsSync(path.join(root, name, 'vertical.json')))
    .map((vertical) => {
      const features = path.join(vertical, 'src/features');
      return {
        vertical,
        features: existsSync(path.join(root, features)) ? foldersIn(features) : [],
      };
    });

/** One zone for each feature: it sees no other feature of its vertical. */
export const zonesOf = ({ vertical, features }) =>
  features.map((feature) => ({
    target: `./${vertical}/src/features/${feature}`,
    from: `./${vertical}/src/features`,
    except: [`./${feature}`],
    message: 'Pages put features together; what two features share belongs beside them.',
  }));

const recorded = () => JSON.parse(readFileSync(path.join(root, RECORD), 'utf8'));

/** Imports from one feature to another in the folders of these verticals, by vertical. */
export async function countZoneBreaches(verticals, options = {}) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: '.workspace/eslint.config.mjs',
    ruleFilter: ({ ruleId }) => ruleId === ZONE_RULE,
    ...options,
  });
  const withFeatures = verticals.filter((name) =>
    existsSync(path.join(root, name, 'src/features')),
  );
  const counts = Object.fromEntries(verticals.map((vertical) => [vertical, 0]));
  if (withFeatures.length === 0) return counts;
  const results = await eslint.lintFiles(withFeatures.map((name) => `${name}/src/features`));
  for (const { filePath, messages } of results) {
    const [vertical] = path.relative(root, filePath).split(path.sep);
    counts[vertical] += messages.filter(({ ruleId }) => ruleId === ZONE_RULE).length;
  }
  return counts;
}

/** What is to be said of each count, and of which verticals it grew. */
export function judgeZones(counts, limits) {
  const lines = Object.entries(counts).map(([vertical, count]) => {
    const limit = limits[vertical] ?? 0;
    const hint = count < limit ? `; lower its figure in ${RECORD}` : '';
    return `${vertical}: ${count} imports from one feature to another, at most ${limit}${hint}`;
  });
  const grown = Object.keys(counts).filter((name) => counts[name] > (limits[name] ?? 0));
  return { lines, grown };
}

/** Prints one count for each vertical; throws when one has grown beyond its recorded figure. */
export async function checkZones(
  verticals = verticalsWithFeatures().map(({ vertical }) => vertical),
) {
  const { lines, grown } = judgeZones(await countZoneBreaches(verticals), recorded());
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (grown.length > 0)
    throw new Error(
      `${grown.join(', ')}: a feature imports another. To see where: npx eslint -c .workspace/eslint.config.mjs ${grown.join(' ')}`,
    );
}

if (process.argv[1]?.endsWith('feature-zones.mjs')) {
  const named = process.argv.slice(2);
  // not awaited: ESLint's configuration imports this very module, and would wait for it
  void checkZones(named.length > 0 ? named : undefined).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
