import { sharedVersions } from '@wayfare/federation';
import { hostVersions, requireShared } from './shared-modules';

it('has all that a release can be built with, in the version that it is built with', () => {
  expect(hostVersions()).toMatchObject(
    Object.fromEntries(
      Object.entries(sharedVersions()).filter(([name]) => name !== '@wayfare/ui/'),
    ),
  );
});

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
