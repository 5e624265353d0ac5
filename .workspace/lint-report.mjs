/* What ESLint says: errors, and how many imports there are from one feature to another, which are warnings until there are none. */
import { ESLint } from 'eslint';
import path from 'node:path';
import { countZones, judgeZones, recordedZones } from './feature-zones.mjs';
import { root } from './run.mjs';

/** A formatter of ESLint. Where a vertical has more such imports than are recorded, it shows them and the run fails. */
export default async function report(results) {
  const { lines, grown } = judgeZones(countZones(results), recordedZones());
  const isGrown = ({ filePath }) =>
    grown.includes(path.relative(root, filePath).split(path.sep)[0]);
  const stylish = await new ESLint({ cwd: root }).loadFormatter('stylish');
  const told = [...ESLint.getErrorResults(results), ...results.filter(isGrown)];
  if (grown.length > 0)
    // ESLint itself fails for errors alone
    process.once('exit', () => {
      process.exitCode ||= 1;
    });
  return [await stylish.format(told), ...lines].filter((text) => text !== '').join('\n');
}
