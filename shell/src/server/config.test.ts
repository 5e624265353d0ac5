import path from 'node:path';
import { readConfig } from './config';

it('starts with nothing set', () => {
  expect(readConfig({})).toMatchObject({ port: 4000, host: '127.0.0.1', origin: 'http://localhost:4000', development: false, pollMs: 300, registryFolder: path.resolve('.wayfare/registry') });
});

it.each([
  [{}, { trains: true, articles: true, destinations: true }],
  [{ FLAG_TRAINS: 'off' }, { trains: false, articles: true, destinations: true }],
  [{ FLAG_ARTICLES: 'off', FLAG_DESTINATIONS: 'off' }, { trains: true, articles: false, destinations: false }],
])('PLT-20 PLT-21 PLT-22 features with %j are %j', (environment, flags) => expect(readConfig(environment).flags).toEqual(flags));

it('SEO-01 has no slash at the end of its origin', () => expect(readConfig({ PUBLIC_ORIGIN: 'https://site.test/' }).origin).toBe('https://site.test'));

it.each([
  [{ PORT: 'http' }, ['PORT']],
  [{ PORT: '70000' }, ['PORT']],
  [{ API_URL: 'nowhere' }, ['API_URL']],
  [{ FLAG_TRAINS: 'yes' }, ['FLAG_TRAINS']],
  [{ REGISTRY_POLL_MS: '1' }, ['REGISTRY_POLL_MS']],
  [{ TAG_MANAGER_URL: 'http://measure.example/tags.js', TAG_MANAGER_CALLS: 'measure.example' }, ['TAG_MANAGER_URL', 'TAG_MANAGER_CALLS.0']],
  [{ LOG_LEVEL: 'loud', PUBLIC_ORIGIN: 'x', RENDER_TIMEOUT_MS: '', FLAG_ARTICLES: '1' }, ['LOG_LEVEL', 'PUBLIC_ORIGIN', 'RENDER_TIMEOUT_MS', 'FLAG_ARTICLES']],
])('names every wrong value of %j in one message', (environment, names) => {
  for (const name of names) expect(() => readConfig(environment)).toThrow(`${name}: `);
});

it('OQ-21 has no tag manager unless one is named', () => {
  expect(readConfig({}).tagManager).toEqual({ url: null, calls: [] });
  expect(readConfig({ TAG_MANAGER_URL: 'https://measure.example/tags.js', TAG_MANAGER_CALLS: 'https://*.measure.example https://b.example' }).tagManager).toEqual({ url: 'https://measure.example/tags.js', calls: ['https://*.measure.example', 'https://b.example'] });
});

it('can not be changed once it is read', () => expect(Object.isFrozen(readConfig({}))).toBe(true));
