import { siteSearch } from '@wayfare/api-contract';
import type { SiteSearchResult } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  networkFailure,
  renderSlot,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const hotels = manifestOf('hotels');

// jsdom lays nothing out
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

const FOUND: SiteSearchResult = {
  places: [
    {
      type: 'city',
      label: 'Barcelona',
      within: 'Catalonia, Spain',
      path: '/spain/catalonia/barcelona',
    },
    { type: 'country', label: 'Spain', within: '', path: '/spain' },
  ],
  hotels: [
    {
      label: 'Hotel Mar Blau',
      within: 'Barcelona, Spain',
      path: '/spain/catalonia/barcelona/mar-blau',
    },
  ],
  articles: [{ slug: 'barcelona-by-train', title: 'Barcelona by train', teaser: 'A weekend.' }],
  help: [
    {
      slug: 'customer-service#refund-when',
      title: 'When is my refund there?',
      teaser: 'Within ten days.',
    },
    { slug: 'terms-and-conditions', title: 'Terms and conditions', teaser: 'What we agree on.' },
    { slug: 'unheard-of', title: 'A page that nobody shows', teaser: '' },
  ],
};
const NOTHING: SiteSearchResult = { places: [], hotels: [], articles: [], help: [] };

type Answer = SiteSearchResult | Response | ReturnType<typeof networkFailure>;
interface Setting {
  path?: string;
  answer?: () => Answer;
  flags?: Record<string, boolean>;
  manifests?: unknown[];
}

async function open({
  path = '/',
  answer = () => FOUND,
  flags = {},
  manifests = [hotels],
}: Setting = {}) {
  const wire = fakeWire([[siteSearch, answer]]);
  const slot = await renderSlot(vertical, manifest, 'header.search/v1', {
    wire,
    path,
    flags,
    manifests,
  });
  await slot.user.click(
    screen.getByRole('button', { name: /^(Search the site|Zoeken op de site)$/ }),
  );
  return { ...slot, wire, field: await screen.findByRole('combobox') };
}

const search = async (setting?: Setting, term = 'barcelona') => {
  const slot = await open(setting);
  await slot.user.type(slot.field, term);
  return slot;
};
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

describe('the search in the header', () => {
  it('asks for nothing before something is typed, and has the keyboard', async () => {
    const { wire, field, view } = await open();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(wire.requests).toEqual([]);
    await expectAccessible(view.baseElement);
  });

  it.each([
    [
      '/',
      'Search the site',
      'What are you looking for?',
      ['Places', 'Hotels', 'Articles', 'Help'],
      '6 results',
      'en',
    ],
    [
      '/nl',
      'Zoeken op de site',
      'Wat zoek je?',
      ['Plaatsen', 'Hotels', 'Artikelen', 'Hulp'],
      '6 resultaten',
      'nl',
    ],
  ] as const)(
    'finds places, hotels, articles and help at %s',
    async (...[path, title, label, groups, status, language]) => {
      const { wire, view, field } = await search({ path });
      expect(screen.getByRole('dialog', { name: title })).toBeVisible();
      expect(field).toHaveAccessibleName(label);
      expect(await screen.findAllByRole('option')).toHaveLength(6);
      for (const name of groups) expect(screen.getByRole('group', { name })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(status);
      expect(wire.requestsTo(siteSearch).at(-1)).toEqual({ term: 'barcelona', language });
      await expectAccessible(view.baseElement);
    },
  );

  it.each([
    [
      '/',
      [
        '/hotels/spain/catalonia/barcelona',
        '/hotels/spain',
        '/hotels/spain/catalonia/barcelona/mar-blau',
        '/articles/barcelona-by-train',
        '/contact-customer-service#refund-when',
        '/terms-and-conditions',
      ],
    ],
    [
      '/nl',
      [
        '/nl/hotels/spain/catalonia/barcelona',
        '/nl/hotels/spain',
        '/nl/hotels/spain/catalonia/barcelona/mar-blau',
        '/nl/articles/barcelona-by-train',
        '/nl/contact-klantenservice#refund-when',
        '/nl/algemene-voorwaarden',
      ],
    ],
  ])('leads to the pages in the language of %s', async (path, expected) => {
    await search({ path });
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.getAttribute('href'))).toEqual(expected);
  });

  it('goes with the arrow keys to an entry, round the ends, and with Enter to its page', async () => {
    const { user, field, address } = await search();
    await screen.findAllByRole('option');
    expect(chosen()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toMatch(/^Terms and conditions/);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toMatch(/^Barcelona/);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/hotels/spain/catalonia/barcelona/mar-blau'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('chooses the first entry by Enter before it goes there', async () => {
    const { user, address } = await search();
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(chosen()).toMatch(/^Barcelona/);
    expect(address()).toBe('/');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/hotels/spain/catalonia/barcelona'));
  });

  it('forgets what was chosen as soon as something else is typed', async () => {
    const { user } = await search();
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}x');
    expect(chosen()).toBeNull();
  });

  it('goes where an entry is pressed, and begins anew the next time', async () => {
    const { user, address } = await search();
    await user.click(await screen.findByRole('option', { name: /Barcelona by train/ }));
    await waitFor(() => expect(address()).toBe('/articles/barcelona-by-train'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search the site' }));
    expect(await screen.findByRole('combobox')).toHaveValue('');
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
  });

  it('PLT-20 shows no articles while they are switched off', async () => {
    await search({ flags: { articles: false } });
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    expect(screen.queryByRole('group', { name: 'Articles' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('5 results');
  });

  it('shows no places while nobody has pages of them', async () => {
    await search({ manifests: [] });
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('says that nothing was found, and where there is help', async () => {
    const { view } = await search({ answer: () => NOTHING }, 'qwertz');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Nothing was found for “qwertz”'),
    );
    expect(screen.getByRole('link', { name: 'Help and questions' })).toHaveAttribute(
      'href',
      '/contact-customer-service',
    );
    await expectAccessible(view.baseElement);
  });

  it.each<[string, () => Answer]>([
    ['there is no connection', networkFailure],
    ['the API fails', () => wireError(500, { code: 'SERVER_ERROR', message: 'x' })],
  ])('says so when %s, and can be tried again', async (_, failure) => {
    const answers = [failure];
    const { user } = await search({ answer: () => (answers.shift() ?? (() => FOUND))() });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The search does not work at the moment');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('option')).toHaveLength(6);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not ask about a single letter', async () => {
    const { wire } = await search({}, 'b');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(wire.requests).toEqual([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('closes by its button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
