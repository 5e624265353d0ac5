/* `npm run release` of one vertical: check, build, publish, confirm by the running site. */
import { libraries, openCommands, publishBuilt } from './release.mjs';
import { run } from './run.mjs';
import { trialOf } from './trial.mjs';
import verticals from './verticals.cjs';

/** 20 seconds: shells poll several times a second, a trial takes two. */
const TRIES = 100;
const PAUSE_MS = 200;

async function check(folder, say) {
  say(`Checking the types of ${folder} …`);
  await run('node', ['node_modules/ts7/bin/tsc', '-p', `${folder}/tsconfig.json`, '--noEmit'], {
    quiet: true,
  });
  say(`Running the tests of ${folder} …`);
  await run(
    'node',
    [
      'node_modules/jest/bin/jest.js',
      '-c',
      '.workspace/jest.config.cjs',
      '--workerThreads=false',
      '--maxWorkers=2',
      `${folder}/`,
    ],
    { quiet: true },
  );
}

function compilerError(folder, output) {
  const lines = output.split('\n');
  const start = lines.findIndex((line) => line.includes(`${folder} can't be built:`));
  if (start < 0) return output;
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => /^\s*NX\s|^[-—─]{3,}|^Warning: command /.test(line));
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

async function build(folder, version) {
  const command = ['node_modules/nx/dist/bin/nx.js', 'run', `${folder}:build`];
  const env = {
    NX_DAEMON: 'false',
    ...(version === undefined ? {} : { WAYFARE_RELEASE_VERSION: version }),
  };
  await run('node', [...command, '--outputStyle=static'], { env, quiet: true }).catch((error) => {
    throw new Error(compilerError(folder, error.message));
  });
}

async function sourcesOf(folder) {
  const git = (...args) =>
    run('git', args, { quiet: true }).then(
      (text) => text.trim(),
      () => null,
    );
  const commit = await git('rev-parse', '--short', 'HEAD');
  if (commit === null) return 'no commit';
  const changes = await git('status', '--porcelain', '--', folder, 'libs');
  return changes === '' ? `commit ${commit}` : `commit ${commit} with uncommitted changes`;
}

const healthOf = (site) => async () => {
  try {
    const answer = await fetch(new URL('/health', site), { signal: AbortSignal.timeout(2000) });
    return await answer.json();
  } catch {
    return null;
  }
};

/** Reports the release's fate; throws when the site does not show it. */
async function tellTakeUp(published, { site, dataDir, say }) {
  const { awaitTakeUp } = await libraries();
  const { vertical, weight } = published;
  const answer = await awaitTakeUp(healthOf(site), published, {
    tries: TRIES,
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  });
  if (answer.outcome === 'no-site')
    return say(`No running site was found at ${site}; the next one to read ${dataDir} takes it.`);
  if (answer.outcome === 'taken')
    return say(
      `The site at ${site} ${weight === 0 ? 'knows of it; at 0 % nobody gets it' : 'took it'}.`,
    );
  if (answer.outcome === 'refused') {
    const shown = answer.live.length === 0 ? 'nothing' : answer.live.join(', ');
    throw new Error(
      `The site at ${site} refused it and shows ${shown} of ${vertical}; its log says why.\n` +
        `npm run rollback -- ${vertical} takes the release back.`,
    );
  }
  throw new Error(
    `The site at ${site} did not take it in ${(TRIES * PAUSE_MS) / 1000} s: ` +
      `it is at revision ${answer.revision}. Does it read ${dataDir}?`,
  );
}

export async function release(
  vertical,
  { version, weight, rollout, force, drop, reason, ...options },
) {
  const { dataDir, say } = options;
  const folder = verticals.folderOf(vertical);
  // refuses settings that it can't work with before minutes of checks
  const commands = await openCommands(dataDir, { reason, rollout, prove: trialOf(dataDir, say) });
  if (!force) await check(folder, say);
  say(`Building ${folder} …`);
  await build(folder, version);
  const sources = await sourcesOf(folder);
  const { revision, version: built } = await publishBuilt(dataDir, vertical, {
    weight,
    rollout,
    drop,
    commands,
  });
  if (revision.action === 'queue')
    return say(`${vertical} is paused: ${built} of ${sources} waits, in revision ${revision.rev}`);
  const given = revision.set[vertical]?.find((live) => live.version === built)?.weight ?? 0;
  const share = given === 10_000 ? 'everybody' : `${given / 100} % of the visitors`;
  const climbs = rollout ? ' and climbs by itself' : '';
  say(
    `${vertical} ${built} of ${sources} is published in revision ${revision.rev} for ${share}${climbs}`,
  );
  const published = { vertical, version: built, revision: revision.rev, weight: given };
  await tellTakeUp(published, options);
}
