/* Features of one vertical that import each other: counted for each vertical, and the count may only fall. */
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

/** The figures that no vertical may exceed. */
export const recordedZones = () => JSON.parse(readFileSync(path.join(root, RECORD), 'utf8'));

/** Imports from one feature to another in results of ESLint, by vertical. */
export function countZones(results) {
  const counts = {};
  for (const { filePath, messages } of results) {
    const [vertical] = path.relative(root, filePath).split(path.sep);
    const count = messages.filter(({ ruleId }) => ruleId === ZONE_RULE).length;
    if (count > 0) counts[vertical] = (counts[vertical] ?? 0) + count;
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
