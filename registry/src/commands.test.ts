import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeReleases, listReleases, listRollouts } from '@wayfare/releases';
import { askedCommands } from '@wayfare/releases/service/asked-commands';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { startService, type RunningService } from './testing/service.fixture';

let service: RunningService;
let environment: Record<string, string>;
let said: string[];
const say = (text: string) => void said.push(text);
beforeEach(async () => {
  said = [];
  service = await startService();
  const file = path.join(service.folder, 'token');
  await writeFile(file, `${await service.tokenOf({})}\n`);
  environment = { WAYFARE_REGISTRY_URL: service.url, WAYFARE_REGISTRY_TOKEN_FILE: file };
});
afterEach(() => service.close());

const commandsFor = (reason?: string, signingKey?: ReturnType<typeof keys>['privateKey']) =>
  askedCommands({
    environment,
    reason,
    signingKey,
    openShelf: () => Promise.reject(new Error('the stores were opened')),
  });
const keys = () => generateKeyPairSync('ed25519');

it('go to the service that the environment names, and say what they say over the stores', async () => {
  const commands = await commandsFor('to see it');
  for (const version of ['1.0.0', '1.1.0']) await commands.publish(builtRelease({ version }));
  for (const [command, version, weight] of [
    ['promote', '1.0.0', '25'],
    ['rollback'],
    ['pause'],
    ['resume'],
    ['revoke', '1.1.0'],
    ['withdraw'],
  ] as const)
    await changeReleases(commands, { command, vertical: 'alpha', version, weight }, say);
  await listReleases(await commandsFor(), say);
  expect(said).toEqual([
    'alpha 1.0.0 has 25 % in revision 3',
    'alpha is back at 1.1.0 in revision 4',
    'alpha is paused in revision 5: what is published waits',
    'alpha goes on in revision 6: nothing waits',
    'alpha 1.1.0 is revoked in revision 7; 1.0.0 is live',
    'alpha is off the site in revision 8',
    expect.stringContaining('Revision 8 of'),
    'alpha      nothing   kept: 1.0.0, 1.1.0',
  ]);
  const history = await service.opened.shelf.registry.history();
  expect(new Set(history.map(({ reason }) => reason))).toEqual(new Set(['to see it']));
});

it('begin, show and abort a rollout', async () => {
  const commands = await commandsFor('to see it');
  await commands.publish(builtRelease());
  await commands.publish(builtRelease({ version: '2.0.0' }), { rollout: true });
  await listReleases(commands, say);
  await changeReleases(commands, { command: 'abort', vertical: 'alpha' }, say);
  await listReleases(commands, say);
  await listRollouts(commands, say);
  const words = said.map((line) => line.replaceAll(/\d{4}-\S+Z/g, '…'));
  expect(words).toEqual([
    'Revision 2 of …',
    'alpha      2.0.0 1 %, 1.0.0 99 %   kept: 1.0.0, 2.0.0',
    'rollout of alpha 2.0.0 against 1.0.0: climbing, step 1 of 3, 1 % since …: started',
    'the rollout of alpha is aborted in revision 3; 1.0.0 is live',
    'Revision 3 of …',
    'alpha      1.0.0 100 %   kept: 1.0.0, 2.0.0',
    'rollout of alpha 2.0.0 against 1.0.0: aborted, step 1 of 3, 0 % since …: to see it',
    expect.stringMatching(
      /^ {2}page views with an error: of nothing with .*, of nothing with .* \(evidence 1, 120 aborts\)$/,
    ),
    ...Array.from({ length: 5 }, () => expect.any(String)),
  ]);
});

it('sign what they publish by a key of the publisher', async () => {
  const { privateKey, publicKey } = keys();
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const strict = await startService({ RELEASE_PUBLIC_KEYS: pem });
  try {
    environment = {
      WAYFARE_REGISTRY_URL: strict.url,
      WAYFARE_REGISTRY_TOKEN: await strict.tokenOf({}),
    };
    const unsigned = await commandsFor('unsigned');
    await expect(unsigned.publish(builtRelease())).rejects.toMatchObject({ code: 'SIGNATURE' });
    const { rev } = await (await commandsFor('signed', privateKey)).publish(builtRelease());
    expect(rev).toBe(1);
  } finally {
    await strict.close();
  }
});

it.each([
  ['without a reason', 'REQUEST', async () => (await commandsFor()).rollback('alpha')],
  ['of no rollout', 'NOT_FOUND', async () => (await commandsFor('mine')).abort('alpha')],
  ['of another team', 'FORBIDDEN', async () => (await commandsFor('mine')).pause('beta')],
  [
    'with a token that is none',
    'TOKEN',
    async () => {
      environment = { WAYFARE_REGISTRY_URL: service.url, WAYFARE_REGISTRY_TOKEN: 'wfr_none' };
      return (await commandsFor('mine')).pause('alpha');
    },
  ],
  [
    'where nobody answers',
    'UNREACHABLE',
    async () => {
      environment = { ...environment, WAYFARE_REGISTRY_URL: 'http://127.0.0.1:1' };
      return (await commandsFor('mine')).pause('alpha');
    },
  ],
])('a change %s is refused with %s', async (_which, code, run) => {
  await expect(run()).rejects.toMatchObject({ code });
});

it.each([
  [{ WAYFARE_REGISTRY_URL: 'registry' }, 'WAYFARE_REGISTRY_URL: must be an http address'],
  [{ WAYFARE_REGISTRY_URL: 'file:///x' }, 'WAYFARE_REGISTRY_URL: must be an http address'],
  [{ WAYFARE_REGISTRY_URL: 'http://a' }, 'WAYFARE_REGISTRY_TOKEN: must be set'],
  [
    { WAYFARE_REGISTRY_URL: 'http://a', WAYFARE_REGISTRY_TOKEN_FILE: '/nowhere' },
    'WAYFARE_REGISTRY_TOKEN_FILE must name a file that can be read',
  ],
])('%j is told in words', async (given, words) => {
  environment = given;
  await expect(commandsFor('x')).rejects.toThrow(words);
});

it('refuse a rollout where no service is named, before anything is built', async () => {
  environment = {};
  await expect(
    askedCommands({
      environment,
      reason: 'x',
      signingKey: undefined,
      rollout: true,
      openShelf: () => Promise.reject(new Error('the stores were opened')),
    }),
  ).rejects.toMatchObject({ code: 'ROLLOUT' });
});

it('open the stores where no service is named', async () => {
  environment = {};
  await expect(commandsFor('x')).rejects.toThrow('the stores were opened');
});
