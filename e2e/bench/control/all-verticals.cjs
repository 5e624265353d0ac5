/* Gives `verticals.ts` each vertical of the workspace, compiled in. */
const { folderOf, verticalNames } = require('../../../.workspace/verticals.cjs');

module.exports = function allVerticals(source) {
  const names = verticalNames();
  const imports = names.map(
    (name, place) =>
      `import { vertical as vertical${place} } from '../../../${folderOf(name)}/src/remote';`,
  );
  const entries = names.map((name, place) => `${JSON.stringify(name)}: vertical${place}`);
  const filled = source.replace('= {};', `= { ${entries.join(', ')} };`);
  if (filled === source) throw new Error('verticals.ts has no list to fill');
  return [...imports, filled].join('\n');
};
