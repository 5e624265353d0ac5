import { expectAccessible } from '@wayfare/testing';
import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { createApiClient } from '@wayfare/api-client';
import { createHrefs, defineVertical, PlatformContext } from '@wayfare/remote-kit';
import { HostContext, HostedVertical } from '@wayfare/remote-kit/host';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { parse } from 'valibot';
import en from '../../../locales/en';
import { SearchTabs } from './search-tabs';

const loaded: string[] = [];

function hosted(name: string, order: number, flag?: string): HostedVertical {
  const Component = () => <p>form of {name}</p>;
  const noMessages = () => Promise.resolve({ default: {} });
  const vertical = defineVertical({
    name,
    routes: {},
    slots: {
      'home.search/v1': () => {
        loaded.push(name);
        return Promise.resolve({ Component });
      },
    },
    messages: { en: noMessages, nl: noMessages },
  });
  const manifest = parse(VerticalManifestSchema, {
    name,
    version: '1.0.0',
    contract: '^2.0.0',
    criticality: 'regular',
    routes: [],
    slots: [
      {
        id: 'home.search/v1',
        order,
        label: { en: `Tab ${name}`, nl: `Tab ${name}` },
        ...(flag === undefined ? {} : { flag }),
      },
    ],
    namespaces: [name],
  });
  return new HostedVertical({
    manifest,
    load: () => Promise.resolve(vertical),
    i18n: createI18n(COMMON),
    retry: { tries: 1, base: 0 },
  });
}

async function open(path: string, flags: Record<string, boolean>) {
  loaded.length = 0;
  const i18n = createI18n(COMMON);
  i18n.en.addResourceBundle('en', 'content', en);
  const router = createMemoryRouter([{ path: '*', element: <SearchTabs /> }], {
    initialEntries: [path],
  });
  const platform = {
    api: createApiClient({ baseUrl: '', token: () => '' }),
    hrefs: createHrefs([]),
    flags,
    support: { email: 'support@wayfare.example', hours: { from: '8:00', to: '17:00' }, social: [] },
    signIn: () => Promise.resolve(),
    updateProfile: () => undefined,
    logout: () => Promise.resolve(),
  };
  const verticals = [hosted('trains', 3, 'trains'), hosted('hotels', 1), hosted('flights', 2)];
  const tree = (
    <PlatformContext.Provider value={platform}>
      <HostContext.Provider value={{ verticals, Failure: () => null, report: () => undefined }}>
        <I18nextProvider i18n={i18n.en}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </HostContext.Provider>
    </PlatformContext.Provider>
  );
  const view = await act(async () => render(tree));
  return { view, user: userEvent.setup(), address: () => router.state.location.search };
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the search tabs of the home page', () => {
  it('PLT-08 shows a tab for each vertical, in order, and loads only the selected one', async () => {
    const { view } = await open('/', { trains: true });
    expect(tabs()).toEqual(['Tab hotels', 'Tab flights', 'Tab trains']);
    expect(await screen.findByText('form of hotels')).toBeVisible();
    expect(loaded).toEqual(['hotels']);
    await expectAccessible(view.container);
  });

  it('PLT-08 switches the panel by click and by arrow key, and keeps the tab in the URL', async () => {
    const { user, address } = await open('/', { trains: true });
    await act(() => user.click(screen.getByRole('tab', { name: 'Tab flights' })));
    expect(await screen.findByText('form of flights')).toBeVisible();
    expect(address()).toBe('?tab=flights');
    await act(() => user.keyboard('{ArrowRight}'));
    expect(await screen.findByText('form of trains')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Tab trains' })).toHaveFocus();
  });

  it('PLT-22 leaves out what is switched off, even when the URL asks for it', async () => {
    await open('/?tab=trains', { trains: false });
    expect(tabs()).toEqual(['Tab hotels', 'Tab flights']);
    expect(await screen.findByText('form of hotels')).toBeVisible();
  });
});
