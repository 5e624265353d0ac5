import { waitFor } from '@testing-library/react';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { atom, createStore, useAtomValue } from 'jotai';
import { useNavigationEntries } from './host/navigation';
import { useIsSwitchedOff } from './host/switched-off';
import { manifestOf, platformOf, verticalOf } from './testing/host.fixture';
import { usePlatform } from './use-page';
import { createLifecycles, type LifecycleProps } from './lifecycles';

// A lifecycle ends when React has committed, so React works here as it does on a page and not in batches of a test.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

function Greeting() {
  const { t } = useTranslation('alpha');
  return (
    <h1>
      {t('hello')} <Link to="/nl/alfa">nl</Link> <Link to="/alpha">en</Link>{' '}
      <Link to="/elsewhere">elsewhere</Link>
    </h1>
  );
}

const noParcel = () => {
  throw new Error('no parcels here');
};

const ROUTES = { index: () => Promise.resolve({ Component: Greeting }) };

function mounted(
  change: Partial<Omit<LifecycleProps, 'platform'>> & { singleSpa?: object },
  routes: Parameters<typeof verticalOf>[0] = { routes: ROUTES },
) {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = {
    name: 'alpha',
    singleSpa: {},
    mountParcel: noParcel,
    domElement,
    platform: platformOf(),
    path: '/alpha',
    ...change,
  };
  return { domElement, props, lifecycles: createLifecycles(verticalOf(routes), manifestOf()) };
}

afterEach(() => document.body.replaceChildren());

it.each([
  ['/alpha', 'Hello'],
  ['/nl/alfa', 'Hallo'],
])(
  'a host that is not the site mounts a vertical at %s and takes it away again, its own URL untouched',
  async (path, text) => {
    const before = location.href;
    const { domElement, props, lifecycles } = mounted({ path });
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
    await waitFor(() => expect(domElement).toHaveTextContent(text));
    await lifecycles.unmount(props);
    expect(domElement).toBeEmptyDOMElement();
    expect(location.href).toBe(before);
  },
);

it('tells the host of a failure, shows its text for a page that failed, and recovers by Retry', async () => {
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('bug');
    return <Greeting />;
  };
  const told: unknown[] = [];
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { domElement, props, lifecycles } = mounted(
    { failureText: 'Not now', onFailure: (where, error) => told.push([where, error]) },
    { routes: { index: () => Promise.resolve({ Component: Part }) } },
  );
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  await waitFor(() => expect(domElement).toHaveTextContent('Not now'));
  expect(told).toEqual([['page', new Error('bug')]]);
  isBroken = false;
  domElement.querySelector('button')?.click();
  await waitFor(() => expect(domElement).toHaveTextContent('Hello'));
  await lifecycles.unmount(props);
  errors.mockRestore();
});

it('speaks the language of the page that a link led to', async () => {
  const { domElement, props, lifecycles } = mounted({});
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  await waitFor(() => expect(domElement).toHaveTextContent('Hello'));
  domElement.querySelector('a')?.click();
  await waitFor(() => expect(domElement).toHaveTextContent('Hallo'));
  await lifecycles.unmount(props);
});

it('leads to pages of other verticals, which the host shows, and stays as it is', async () => {
  const beta = manifestOf({
    name: 'beta',
    routes: [{ name: 'index', path: { en: '/b', nl: '/nl/b' } }],
  });
  const Away = () => {
    const { hrefs } = usePlatform();
    return <Link to={`${hrefs.href('beta.index', 'en')}?q=1#x`}>away</Link>;
  };
  const onLeave = jest.fn();
  const { domElement, props, lifecycles } = mounted(
    { onLeave, manifests: [beta] },
    { routes: { index: () => Promise.resolve({ Component: Away }) } },
  );
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  await waitFor(() => expect(domElement).toHaveTextContent('away'));
  domElement.querySelector('a')?.click();
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/b?q=1#x'));
  expect(domElement).toHaveTextContent('away');
  await lifecycles.unmount(props);
});

it('names the pages of other verticals where a page lists them, and none that is switched off', async () => {
  const entry = (name: string, order: number, flag?: string) => ({
    ...manifestOf({
      name,
      routes: [{ name: 'index', path: { en: `/${name}`, nl: `/nl/${name}` }, flag }],
      navigation: [{ route: 'index', label: { en: name, nl: name }, order }],
    }),
  });
  const Listed = () => {
    const isOff = useIsSwitchedOff();
    const entries = useNavigationEntries().map(({ href }) => href);
    return <p>{[...entries, isOff('/beta'), isOff('/gamma')].join(' ')}</p>;
  };
  const { domElement, props, lifecycles } = mounted(
    { manifests: [entry('delta', 2), entry('beta', 1), entry('gamma', 3, 'later')] },
    { routes: { index: () => Promise.resolve({ Component: Listed }) } },
  );
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  await waitFor(() => expect(domElement).toHaveTextContent('/beta /delta false true'));
  await lifecycles.unmount(props);
});

describe('without a path of its own', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it("is at the page's URL, moves it, and has single-spa show what it has not", async () => {
    history.replaceState(null, '', '/nl/alfa?q=1');
    const navigateToUrl = jest.fn();
    const { domElement, props, lifecycles } = mounted({
      path: undefined,
      singleSpa: { navigateToUrl },
    });
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
    await waitFor(() => expect(domElement).toHaveTextContent('Hallo'));
    domElement.querySelectorAll('a')[1]?.click();
    await waitFor(() => expect(location.pathname).toBe('/alpha'));
    expect(domElement).toHaveTextContent('Hello');
    domElement.querySelectorAll('a')[2]?.click();
    await waitFor(() => expect(navigateToUrl).toHaveBeenCalledWith('/elsewhere'));
    await lifecycles.unmount(props);
  });
});

it("knows who is in the host's store, and nobody in a store of its own", async () => {
  const store = createStore();
  const atName = atom('nobody');
  store.set(atName, 'Anna');
  const Name = () => <p>{useAtomValue(atName)}</p>;
  const routes = { routes: { index: () => Promise.resolve({ Component: Name }) } };
  for (const [change, name] of [
    [{ store }, 'Anna'],
    [{}, 'nobody'],
  ] as const) {
    const { domElement, props, lifecycles } = mounted(change, routes);
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
    await waitFor(() => expect(domElement).toHaveTextContent(name));
    await lifecycles.unmount(props);
  }
});

it('refuses a manifest that is none', () => {
  expect(() => createLifecycles(verticalOf(), { name: 'alpha' })).toThrow();
});
