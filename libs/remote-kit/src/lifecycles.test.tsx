import { waitFor } from '@testing-library/react';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { manifestOf, platformOf, verticalOf } from './host/host.fixture';
import { createLifecycles, type LifecycleProps } from './lifecycles';

// A lifecycle ends when React has committed, so React works here as it does on a page and not in batches of a test.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

function Greeting() {
  const { t } = useTranslation('alpha');
  return (
    <h1>
      {t('hello')} <Link to="/nl/alfa">nl</Link>
    </h1>
  );
}

const noParcel = () => {
  throw new Error('no parcels here');
};

const ROUTES = { index: () => Promise.resolve({ Component: Greeting }) };

function mounted(
  change: Pick<Partial<LifecycleProps>, 'path' | 'failureText' | 'onFailure'>,
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

it('refuses a manifest that is none', () => {
  expect(() => createLifecycles(verticalOf(), { name: 'alpha' })).toThrow();
});
