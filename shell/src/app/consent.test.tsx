import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { consentAtom } from './consent-state';
import { openSite } from '../testing/open-site.fixture';

const user = userEvent.setup();
const banner = () => screen.queryByRole('region', { name: /May we measure|Mogen we meten/ });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const cookie = () => /wayfare_consent=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(() => {
  window.scrollTo = jest.fn();
  document.cookie = 'wayfare_consent=; Max-Age=0; Path=/';
  delete window.dataLayer;
});

it.each([
  ['/', 'Accept', '1.statistics', 'statistics'],
  ['/', 'Refuse', '1.necessary', 'necessary'],
  ['/nl', 'Toestaan', '1.statistics', 'statistics'],
  ['/nl', 'Weigeren', '1.necessary', 'necessary'],
])(
  'OQ-21 on %s, %s is one click, keeps %s and is not asked again',
  async (path, button, kept, choice) => {
    const { store } = await openSite(path);
    expect(cookie()).toBeUndefined();
    await press(button);
    expect([cookie(), store.get(consentAtom)]).toEqual([kept, choice]);
    expect(banner()).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      path === '/nl' ? 'Je keuze is bewaard.' : 'Your choice is saved.',
    );
  },
);

it('OQ-21 refusing is as easy as accepting: two buttons of one look, side by side', async () => {
  await openSite('/');
  const [refuse, accept] = within(
    screen.getByRole('region', { name: /May we measure/ }),
  ).getAllByRole('button');
  expect([refuse?.textContent, accept?.textContent]).toEqual(['Refuse', 'Accept']);
  expect(refuse?.className).toBe(accept?.className);
});

it('OQ-21 a region that comes first and takes no focus: who does not want to answer goes on', async () => {
  await openSite('/');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (const name of ['Skip to the content', 'Refuse', 'Accept', 'Settings']) {
    await user.tab();
    expect(document.activeElement).toHaveTextContent(name);
  }
  await user.tab();
  expect(banner()).not.toContainElement(document.activeElement as HTMLElement);
});

it('OQ-21 statistics are off in the settings until they are switched on', async () => {
  const { store } = await openSite('/');
  await press('Settings');
  expect(banner()).toHaveFocus();
  const [necessary, statistics] = screen.getAllByRole('checkbox');
  expect(necessary).toBeChecked();
  expect(necessary).toBeDisabled();
  expect(statistics).not.toBeChecked();
  await press('Save my choice');
  expect(store.get(consentAtom)).toBe('necessary');
});

it('OQ-21 a choice is shown and changed with "Cookie settings" in the footer, which gets the focus back', async () => {
  const { store } = await openSite('/');
  await press('Accept');
  await press('Cookie settings');
  expect(screen.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Statistics' }));
  await press('Save my choice');
  expect([cookie(), store.get(consentAtom), banner()]).toEqual(['1.necessary', 'necessary', null]);
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
});

it.each(['button', 'Escape'])(
  'OQ-21 settings that are closed with %s change nothing',
  async (way) => {
    const { store } = await openSite('/');
    await press('Accept');
    await press('Cookie settings');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await press('Close');
    expect([cookie(), store.get(consentAtom), banner()]).toEqual([
      '1.statistics',
      'statistics',
      null,
    ]);
  },
);

it('OQ-21 after the first choice the focus is on the page and not lost', async () => {
  await openSite('/');
  await press('Refuse');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('NFR has no violation of accessibility, asked and opened', async () => {
  await openSite('/');
  expect((await axe(document.body)).violations).toEqual([]);
  await press('Settings');
  expect((await axe(document.body)).violations).toEqual([]);
});

it('OQ-21 pages are told to the data layer by path, title, language and vertical, and a search within a page is no other page', async () => {
  const { router } = await openSite('/things?place=Ann');
  await act(() => router.navigate('/things?place=Bob'));
  await act(() => router.navigate('/nl/dingen/geheim'));
  await act(() => router.navigate('/no-such-page'));
  expect(window.dataLayer).toMatchObject([
    { event: 'page_view', page_path: '/things', page_language: 'en', page_vertical: 'alpha' },
    {
      event: 'page_view',
      page_path: '/nl/dingen/geheim',
      page_language: 'nl',
      page_vertical: 'alpha',
    },
    { event: 'page_view', page_path: '/no-such-page', page_language: 'en', page_vertical: 'shell' },
  ]);
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/Ann|Bob/);
});
