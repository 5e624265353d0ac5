import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  Link as RouterLink,
  MemoryRouter,
  RouterProvider,
  StaticRouterProvider,
  type LinkProps,
  type To,
} from 'react-router-dom';
import { Link } from '.';

type AnyLink = typeof Link | typeof RouterLink;

const ADDRESSES: readonly To[] = [
  '/',
  '/hotels',
  '/hotels/',
  '/hotels?search=%7B%22place%22%3A1%7D&rate=free#rooms',
  '/hotels?where=New York, é',
  '/hotels?',
  '/hotels#',
  '/hotels?#rooms',
  '/hotels//spain',
  '/hotels/../flights',
  '/hotels/./map',
  '/.well-known/a',
  '/a\\b',
  '//other.example/path',
  'https://other.example/path',
  'mailto:help@wayfare.example',
  'map',
  '../flights',
  '.',
  '',
  '?page=2',
  '#rooms',
  { pathname: '/hotels', search: '?page=2', hash: '#rooms' },
  { search: '?page=3' },
];

const siteWith = (AnyLink: AnyLink, link: LinkProps) =>
  createMemoryRouter([{ path: '*', element: <AnyLink {...link}>go</AnyLink> }], {
    initialEntries: ['/hotels/spain?page=1'],
  });

function opened(AnyLink: AnyLink, link: LinkProps) {
  const router = siteWith(AnyLink, link);
  const navigate = jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
  const { unmount } = render(<RouterProvider router={router} />);
  return { navigate, unmount, link: screen.getByText('go') };
}

/** What a click does: what is asked of the router, and whether the browser goes on by itself. */
function clicked(AnyLink: AnyLink, link: LinkProps, how: MouseEventInit = {}) {
  const { navigate, unmount, link: anchor } = opened(AnyLink, link);
  let isStopped = false;
  const goNowhere = (event: Event) => {
    isStopped = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', goNowhere, { once: true });
  fireEvent.click(anchor, { button: 0, ...how });
  const asked = navigate.mock.calls.map(([to, options]) => {
    const { replace, state, preventScrollReset, viewTransition } = (options ?? {}) as LinkProps;
    return {
      to,
      replace,
      state: (state as unknown) ?? null,
      preventScrollReset: preventScrollReset ?? false,
      viewTransition: viewTransition ?? false,
    };
  });
  unmount();
  return { asked, isStopped };
}

describe.each(ADDRESSES.map((to) => [JSON.stringify(to), to] as const))('%s', (_name, to) => {
  it('is written as the router writes it, in a browser and by a server', async () => {
    const hrefOf = (AnyLink: AnyLink) => {
      const { link, unmount } = opened(AnyLink, { to });
      unmount();
      return link.getAttribute('href');
    };
    expect(hrefOf(Link)).toBe(hrefOf(RouterLink));
    const served = async (AnyLink: AnyLink) => {
      const routes = [{ path: '*', element: <AnyLink to={to}>go</AnyLink> }];
      const handler = createStaticHandler(routes);
      const context = await handler.query(new Request('http://site.example/hotels/spain?page=1'));
      if (context instanceof Response) throw new Error('a page, not an answer');
      const html = renderToStaticMarkup(
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />,
      );
      return / href="[^"]*"/.exec(html)?.[0];
    };
    expect(await served(Link)).toBe(await served(RouterLink));
  });

  it('leads where the router leads', () => {
    expect(clicked(Link, { to })).toEqual(clicked(RouterLink, { to }));
  });
});

const LINKS: readonly (readonly [string, LinkProps, MouseEventInit])[] = [
  ['the page itself', { to: '/hotels/spain?page=1' }, {}],
  ['the page itself, kept in the history', { to: '/hotels/spain?page=1', replace: false }, {}],
  ['a page in place of this one', { to: '/flights', replace: true }, {}],
  ['a state of the history', { to: '/flights', state: { from: 1 } }, {}],
  ['a page at the present scroll', { to: '/flights', preventScrollReset: true }, {}],
  ['a page that fades in', { to: '/flights', viewTransition: true }, {}],
  ['a document', { to: '/flights', reloadDocument: true }, {}],
  ['another tab', { to: '/flights', target: '_blank' }, {}],
  ['this tab by name', { to: '/flights', target: '_self' }, {}],
  [
    'something that the page does itself',
    { to: '/flights', onClick: (e) => e.preventDefault() },
    {},
  ],
  ['a click with ctrl', { to: '/flights' }, { ctrlKey: true }],
  ['a click with meta', { to: '/flights' }, { metaKey: true }],
  ['a click with shift', { to: '/flights' }, { shiftKey: true }],
  ['a click with alt', { to: '/flights' }, { altKey: true }],
  ['the middle button', { to: '/flights' }, { button: 1 }],
  ['a mask', { to: '/flights', mask: '/trains' }, {}],
  [
    'a page whose code is fetched when it is pointed at',
    { to: '/flights', prefetch: 'intent' },
    {},
  ],
];

it.each(LINKS)('does what the router does with %s', (_what, link, how) => {
  expect(clicked(Link, link, how)).toEqual(clicked(RouterLink, link, how));
});

it('goes there, and gives what else was asked for to the element', async () => {
  const ref = { current: null as HTMLAnchorElement | null };
  const router = createMemoryRouter([
    { path: '/', element: <Link ref={ref} to="/trains" className="a" aria-label="Trains" /> },
    { path: '/trains', element: <h1>Trains</h1> },
  ]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'Trains' });
  expect(ref.current).toBe(link);
  expect(link).toHaveClass('a');
  expect(link.getAttributeNames().sort()).toEqual(['aria-label', 'class', 'href']);
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Trains' })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/trains'));
});

it.each([
  ['below a base', '/nl', '/nl/flights'],
  ['at the root', '/', '/flights'],
])('writes an address %s', (_where, basename, href) => {
  const routes = [{ path: '*', element: <Link to="/flights">go</Link> }];
  const router = createMemoryRouter(routes, { basename, initialEntries: [basename] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('go')).toHaveAttribute('href', href);
});

it('works where there is no data', () => {
  render(
    <MemoryRouter>
      <Link to="/flights">go</Link>
    </MemoryRouter>,
  );
  expect(screen.getByText('go')).toHaveAttribute('href', '/flights');
});
