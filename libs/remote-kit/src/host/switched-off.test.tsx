import { renderHook } from '@testing-library/react';
import { PlatformContext } from '../use-page';
import { HostContext } from './host-context';
import { hostedOf, platformOf } from '../testing/host.fixture';
import { useIsSwitchedOff } from './switched-off';

const one = (name: string, en: string, flag?: string) => ({
  name,
  path: { en, nl: `/nl${en}` },
  ...(flag === undefined ? {} : { flag }),
});

const { hosted } = hostedOf({
  manifest: {
    name: 'boats',
    routes: [
      one('landing', '/boats', 'boats'),
      one('river', '/boats/:river', 'boats'),
      one('help', '/boats/help'),
      one('all', '/harbours/*', 'boats'),
    ],
    redirects: [{ from: '/ships', to: '/boats' }],
  },
});

function isOff(path: string, flags: Record<string, boolean>): boolean {
  const host = { verticals: [hosted], Failure: () => null, report: () => undefined };
  const { result } = renderHook(useIsSwitchedOff, {
    wrapper: ({ children }) => (
      <PlatformContext.Provider value={platformOf(flags)}>
        <HostContext.Provider value={host}>{children}</HostContext.Provider>
      </PlatformContext.Provider>
    ),
  });
  return result.current(path);
}

describe('PLT-22 a page that is switched off', () => {
  it.each([
    ['/boats', true],
    ['/nl/boats', true],
    ['/boats/rhine', true],
    ['/boats/help', false],
    ['/boats/rhine/locks', false],
    ['/harbours/a/b', true],
    ['/ships', true],
    ['/planes', false],
    ['/', false],
  ])('is known by its path: %s', (path, expected) => {
    expect(isOff(path, { boats: false })).toBe(expected);
    expect(isOff(path, { boats: true })).toBe(false);
  });

  it('is none outside a host', () => {
    expect(renderHook(useIsSwitchedOff).result.current('/boats')).toBe(false);
  });
});
