import path from 'node:path';
import { ROOT } from '../packages/lockfile';
import { composeFaults, readCompose, readDocument, sharedPorts, type Compose } from './compose';
import { composeSchemaFaults } from './compose-schema';
import { readTargets } from './dockerfile';
import { IMAGES, read, unknown } from '../testing/known-settings.fixture';

const COMPOSE = path.join(ROOT, 'deploy/compose.yaml');
const compose = readCompose(COMPOSE);

describe('compose.yaml', () => {
  it('is what the compose specification allows', () => {
    expect(composeSchemaFaults(readDocument(COMPOSE))).toEqual([]);
    expect(composeSchemaFaults({ services: { one: { imagee: 'a:1' } } })).not.toEqual([]);
  });

  it('keeps the rules', () => {
    expect(composeFaults(compose)).toEqual([]);
  });

  it('starts every image of ours', () => {
    const built = Object.values(compose.services).flatMap(({ build }) => build?.target ?? []);
    expect(built.sort()).toEqual([...IMAGES].sort());
  });

  it('sets what the processes know', () => {
    const ours = Object.values(compose.services).filter(({ build }) => build !== undefined);
    expect(unknown(ours.flatMap(({ environment }) => Object.keys(environment)))).toEqual([]);
  });

  it('gives each process of one network a port of its own', () => {
    const targets = readTargets(path.join(ROOT, 'deploy/Dockerfile'));
    expect(sharedPorts(compose, targets)).toEqual([]);
    const both = { ...compose.services['worker']!.environment, OPERATORS_PORT: '4016' };
    const onDesk = { ...compose.services['worker']!, environment: both };
    expect(
      sharedPorts({ ...compose, services: { ...compose.services, worker: onDesk } }, targets),
    ).toEqual(['worker listens at 4016, as api does']);
    const { OPERATORS_PORT: _own, ...environment } = compose.services['worker']!.environment;
    const worker = { ...compose.services['worker']!, environment };
    const services = { ...compose.services, worker };
    expect(sharedPorts({ ...compose, services }, targets)).toEqual([
      'worker listens at 4015, as api does',
    ]);
  });

  it('has a secret for each name that `npm run secrets` writes', () => {
    const written = read('deploy/write-secrets.ts');
    expect(Object.keys(compose.secrets).filter((name) => !written.includes(`'${name}'`))).toEqual(
      [],
    );
  });

  type Service = Compose['services'][string];
  const buildService = (more: Partial<Service>): Service => ({
    ...compose.services['front']!,
    environment: {},
    secrets: [],
    depends_on: {},
    ...more,
  });
  it.each<[string, Partial<Service>, string]>([
    ['a place that can be written', { read_only: false }, 'named places'],
    ['capabilities', { cap_drop: [] }, 'no capability'],
    ['root', { user: '0:0' }, 'no capability'],
    ['a secret in the environment', { environment: { SHELL_SECRET: 'abc' } }, 'secrets in files'],
    [
      'the desk’s own secret in the environment',
      { environment: { DESK_OIDC_CLIENT_SECRET: 'abc' } },
      'secrets in files',
    ],
    [
      'a secret that it does not get',
      { environment: { SHELL_SECRET_FILE: '/run/secrets/shell_secret' } },
      'that it reads',
    ],
    ['a secret that is not there', { secrets: ['other'] }, 'file defines'],
    ['a port for everybody', { ports: ['4000:4000'] }, 'this machine alone'],
    ['no probe', { healthcheck: undefined }, 'has a probe'],
    ['somebody that is not there', { depends_on: { a: { condition: 'x' } } }, 'others can serve'],
    [
      'a command that it does not wait for',
      { depends_on: { publish: { condition: 'service_started' } } },
      'others can serve',
    ],
    ['the newest of others', { build: undefined, image: 'redis:latest' }, 'exact tag'],
    ['all memory', { mem_limit: undefined }, 'limit of memory'],
  ])('is refused with %s', (_what, more, words) => {
    const { publish } = compose.services;
    const services = { one: buildService(more), publish: publish! };
    expect(
      composeFaults({ ...compose, services }).filter((fault) => fault.startsWith('one')),
    ).toEqual([expect.stringContaining(words)]);
  });
});
