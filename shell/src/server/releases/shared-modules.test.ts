import { keptContract, sharedVersions } from '@wayfare/federation';
import { satisfies } from 'semver';
import { hostVersions, providedNames, requireShared } from './shared-modules';

it('has all that a release can be built with, in a version that it can run with', () => {
  const host = hostVersions();
  for (const [name, needed] of Object.entries(sharedVersions()))
    expect([name, satisfies(host[name] ?? '', `^${needed}`)]).toEqual([name, true]);
});

it.each(Object.entries(keptContract().names))(
  'has the names that the contract has of %s',
  (module, own) => {
    expect([...(providedNames(module) ?? [])].sort()).toEqual(Object.keys(own).sort());
  },
);

it.each([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  '@wayfare/router',
  '@wayfare/remote-kit',
  '@wayfare/ui',
])('hands %s to a release', (name) => {
  expect(requireShared(name)).toBe(requireShared(name));
  expect(requireShared(name)).toBeDefined();
});

it.each(['node:fs', 'fs', 'fastify', './secret', '@wayfare/releases', 'react-router-dom'])(
  'hands nothing else out: %s',
  (name) => {
    expect(() => requireShared(name)).toThrow(`a release asks for ${name}`);
  },
);
