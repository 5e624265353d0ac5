import path from 'node:path';
import { ROOT } from '../packages/lockfile';
import { readTargets, targetsIn } from './dockerfile';
import { linted } from './dockerfile-lint';
import { targetFaults } from './dockerfile-rules';
import { IMAGES, read, unknown } from '../testing/known-settings.fixture';

const targets = readTargets(path.join(ROOT, 'deploy/Dockerfile'));

describe('The Dockerfile', () => {
  it('is written as Docker reads it', () => {
    expect(linted(read('deploy/Dockerfile'))).toEqual([]);
  });

  it('has an image for each process, which keeps the rules', () => {
    expect(IMAGES.filter((name) => !targets.has(name))).toEqual([]);
    expect(IMAGES.flatMap((name) => targetFaults(targets.get(name)!))).toEqual([]);
  });

  it('is built from the Node that the workspace names', () => {
    expect(read('deploy/Dockerfile')).toContain(`NODE_IMAGE=node:${read('.nvmrc').trim()}-`);
  });

  it('sets what the processes know', () => {
    const names = IMAGES.flatMap((name) => Object.keys(targets.get(name)!.env));
    expect(unknown(names)).toEqual([]);
  });

  const GOOD = `FROM node:20.19.0 AS build
FROM node:20.19.0 AS one
ENV NODE_ENV=production DATA_DIR=/var/lib/wayfare
LABEL org.opencontainers.image.title="a" org.opencontainers.image.description="a" org.opencontainers.image.version="1" org.opencontainers.image.revision="a" org.opencontainers.image.licenses="a"
COPY --from=build /images/one /app
USER 1000:1000
HEALTHCHECK --interval=5s CMD ["node", "-e", "1"]
CMD ["node", "one.cjs"]
`;
  it.each([
    ['nothing', '', '', null],
    ['root', 'USER 1000:1000', 'USER root', 'runs as a number'],
    ['a name, which Kubernetes cannot check', 'USER 1000:1000', 'USER node', 'runs as a number'],
    ['npm between', '["node", "one.cjs"]', '["npm", "start"]', 'hears SIGTERM'],
    ['a shell between', '["node", "one.cjs"]', 'node one.cjs', 'hears SIGTERM'],
    ['no probe', 'HEALTHCHECK --interval=5s CMD ["node", "-e", "1"]\n', '', 'has a probe'],
    ['a secret', 'NODE_ENV=', 'SHELL_SECRET=abc NODE_ENV=', 'has no secret'],
    ['the sources', '--from=build /images/one', '.', 'nothing of the sources'],
    ['development', 'NODE_ENV=production', 'NODE_ENV=development', 'runs in production'],
  ])('is refused with %s', (_what, good, bad, words) => {
    const faults = targetFaults(targetsIn(GOOD.replace(good, bad)).get('one')!);
    expect(faults).toEqual(words === null ? [] : [expect.stringContaining(words)]);
  });

  it.each(['FROM', 'FROM node:20\nRUM npm ci\n', 'FROM node:20\nCOPY one\n'])(
    'is refused by the linter as %j',
    (text) => {
      expect(linted(text)).not.toEqual([]);
    },
  );
});
