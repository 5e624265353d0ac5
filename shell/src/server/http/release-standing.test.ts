import { revoke } from '@wayfare/releases/take-back';
import { buildServer } from '../build-server';
import { testShelf, type TestShelf } from '../testing/site.fixture';

let shelf: TestShelf;
beforeEach(async () => {
  shelf = await testShelf();
});
afterEach(() => shelf.remove());

async function ask(query: string) {
  const app = await buildServer(shelf.config);
  const answer = await app.inject(`/releases.json?${query}`);
  await app.close();
  return answer;
}

it.each([
  ['what everybody gets', 'of=alpha@2.0.0&of=beta@1.0.0', 'current'],
  ['what nobody gets any more', 'of=alpha@1.0.0&of=beta@1.0.0', 'outdated'],
  ['what a share gets', 'of=beta@2.0.0', 'current'],
  ['a vertical that is off the site', 'of=gamma@1.0.0', 'outdated'],
  ['what was revoked', 'of=alpha@3.0.0', 'revoked'],
  ['what was revoked, beside others', 'of=beta@1.0.0&of=alpha@3.0.0&of=alpha@1.0.0', 'revoked'],
])('a page with %s hears so', async (_what, query, standing) => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await shelf.publish({ name: 'alpha', version });
  await revoke(shelf, 'alpha', '3.0.0');
  await shelf.publish({ name: 'beta', version: '1.0.0' });
  await shelf.publish({ name: 'beta', version: '2.0.0' }, 1000);
  const answer = await ask(query);
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    200,
    { standing },
    'public, max-age=10',
  ]);
});

it('is current while nothing is known', async () => {
  expect((await ask('of=alpha@1.0.0')).json()).toEqual({ standing: 'current' });
});

it.each([
  ['nothing', ''],
  ['no version', 'of=alpha'],
  ['no name', 'of=@1.0.0'],
  ['an address', 'of=http://elsewhere@1.0.0/x'],
  ['too many', Array(51).fill('of=alpha@1.0.0').join('&')],
])('refuses %s in words', async (_what, query) => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    400,
    { error: 'name each release as of=name@version, at most 50' },
    'no-store',
  ]);
});
