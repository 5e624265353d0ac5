/* Starts the build that `shell/builds/current` names, or SHELL_DIST; a later build moves the pointer only. */
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const builds = path.resolve(process.env.SHELL_BUILDS || path.join(__dirname, 'builds'));

function currentBuild() {
  try {
    return path.join(builds, readFileSync(path.join(builds, 'current'), 'utf8').trim());
  } catch {
    process.stderr.write(`The shell can't start: ${builds} has no build (npm run build)\n`);
    process.exit(1);
  }
}

/** While this file is there, the build is not dropped for newer ones. */
function sayThatItRuns(build) {
  const mark = path.join(build, 'running', String(process.pid));
  try {
    mkdirSync(path.dirname(mark), { recursive: true });
    writeFileSync(mark, '');
    process.once('exit', () => rmSync(mark, { force: true }));
  } catch {
    // a folder that can't be written can't lose its builds either
  }
}

const build = process.env.SHELL_DIST ? path.resolve(process.env.SHELL_DIST) : currentBuild();
if (!process.env.SHELL_DIST) sayThatItRuns(build);
process.env.SHELL_DIST = build;
process.env.SHELL_BUILDS = builds;
require(path.join(build, 'server/server.cjs'));
