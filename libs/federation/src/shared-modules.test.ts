import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@wayfare/remote-kit/manifest';
import { major } from 'semver';
import { isSharedRequest, SHARED_MODULES, sharedOptions, sharedVersions } from './shared-modules';

it.each([
  ['react', true],
  ['react/jsx-runtime', true],
  ['react-dom', true],
  ['react-dom/client', true],
  ['jotai/utils', true],
  ['@wayfare/router', true],
  ['@wayfare/remote-kit', true],
  ['react-router-dom', false],
  ['@wayfare/domain', false],
  ['./react', false],
])('%s exists once per page, whoever imports it: %s', (request, expected) =>
  expect(isSharedRequest(request)).toBe(expected),
);

it('the page provides what is shared; a remote carries no copy of it', () => {
  for (const options of Object.values(sharedOptions('host')))
    expect(options).not.toHaveProperty('import');
  for (const options of Object.values(sharedOptions('remote')))
    expect(options).toMatchObject({ import: false, singleton: true, strictVersion: true });
});

it('a remote takes a later minor version, the same rule that a server applies to a release', () => {
  const asked = Object.entries(sharedOptions('remote')).map(([name, { requiredVersion }]) => [
    name,
    requiredVersion,
  ]);
  expect(Object.fromEntries(asked)).toEqual(
    Object.fromEntries(
      Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]),
    ),
  );
});

it('the host has the whole contract, of which a release asks for the major version alone', () => {
  expect(sharedOptions('host')['@wayfare/ui']).toMatchObject({ version: CONTRACT_VERSION });
  expect(sharedVersions()['@wayfare/ui']).toBe(`${major(CONTRACT_VERSION)}.0.0`);
  expect(sharedOptions('remote')['@wayfare/ui']?.version).toBe(`${major(CONTRACT_VERSION)}.0.0`);
});

it('writes the versions of all that is shared into a release', () => {
  expect(Object.keys(sharedVersions()).sort()).toEqual(
    SHARED_MODULES.map(({ request }) => request).sort(),
  );
  const installed = JSON.parse(
    readFileSync(path.join(process.cwd(), 'node_modules/react/package.json'), 'utf8'),
  ) as { version: string };
  expect(sharedVersions()).toMatchObject({
    react: installed.version,
    'react-dom/': installed.version,
  });
});
