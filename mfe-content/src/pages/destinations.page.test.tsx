import { destinationList } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  hangingAnswer,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildDestination, buildDutchDestination, listOf } from '../testing/entries';

const NORWAY = buildDestination({
  title: 'Norway',
  slug: 'norway',
  countryCode: 'NO',
  bestMonths: [6, 7],
  localizations: { data: [] },
});
const ENGLISH = listOf(buildDestination(), NORWAY);
const DUTCH = listOf(buildDutchDestination());

type Answer = Parameters<typeof fakeWire<[typeof destinationList]>>[0][0][1];

const open = (
  path: string,
  answer: Answer = ({ locale }) => (locale === 'nl' ? DUTCH : ENGLISH),
  flags = {},
) => renderRoute(vertical, manifest, path, { wire: fakeWire([[destinationList, answer]]), flags });

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the destinations', () => {
  it.each([
    [
      '/destinations',
      'Destinations by country',
      'Spain',
      '/vacation/spain',
      'Best: April to May, September',
    ],
    [
      '/nl/destinations',
      'Bestemmingen per land',
      'Spanje',
      '/nl/vacation/spanje',
      'Beste tijd: april tot en met mei, september',
    ],
  ])(
    'CNT-09 are cards with picture, name, teaser and best months at %s',
    async (path, title, name, href, best) => {
      const { view, head } = await open(path);
      expect(head()).toMatchObject({
        title,
        canonical: path,
        noindex: false,
        alternates: { en: '/destinations', nl: '/nl/destinations' },
      });
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByText(best)).toBeVisible();
      expect(screen.getAllByRole('img', { name: 'Drawing of a bay' })[0]).toHaveAttribute(
        'srcset',
        expect.stringContaining('/media/beach-1/1280.webp 1280w'),
      );
      await expectAccessible(view.container);
    },
  );

  it('CNT-09 are asked for all at once, in the language of the page, and stand by name', async () => {
    const { wire } = await open('/destinations');
    expect(wire.requestsTo(destinationList)).toEqual([
      { locale: 'en', 'pagination[pageSize]': '-1' },
    ]);
    expect(names()).toEqual(['Norway', 'Spain']);
  });

  it('CNT-09 are narrowed by a month that stands in the address, counted and announced', async () => {
    const { user, address, head } = await open('/destinations');
    expect(screen.getByRole('status')).toHaveTextContent('2 countries');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Good to visit in' })).getByRole('link', {
        name: /^Sep/,
      }),
    );
    expect(address()).toBe('/destinations?month=9');
    expect(await screen.findByText('1 country is good to visit in September')).toBeVisible();
    expect(names()).toEqual(['Spain']);
    expect(screen.getByRole('link', { name: /^Sep/ })).toHaveAttribute('aria-current', 'true');
    expect(head()).toMatchObject({
      title: 'Destinations for September',
      canonical: '/destinations',
    });
  });

  it('CNT-09 say when no country is good in a month, and lead back to all of them', async () => {
    const { view } = await open('/destinations?month=1');
    expect(
      screen.getByRole('heading', { name: 'No country is at its best in this month' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all destinations' })).toHaveAttribute(
      'href',
      '/destinations',
    );
    await expectAccessible(view.container);
  });

  it('CNT-09 say when there are none', async () => {
    await open('/destinations', listOf());
    expect(
      screen.getByRole('heading', { name: 'There are no destinations to show right now.' }),
    ).toBeVisible();
  });

  it.each([
    [
      'fails',
      '/destinations',
      () => wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
      'Server unavailable',
      'Try again',
    ],
    ['does not answer in time', '/destinations', hangingAnswer, 'Server unavailable', 'Try again'],
    [
      'cannot be reached',
      '/nl/destinations',
      networkFailure,
      'Server niet beschikbaar',
      'Opnieuw proberen',
    ],
  ])(
    'CNT-31 answer 500 when the content service %s, and come on a second try',
    async (_, path, failure, text, retry) => {
      let isUp = false;
      const { user, router, view } = await open(path, () => (isUp ? ENGLISH : failure()));
      expect(Object.values(router.state.errors ?? {})).toMatchObject([
        { status: 500, data: { message: 'Server unavailable' } },
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
      await expectAccessible(view.container);
      isUp = true;
      await user.click(screen.getByRole('link', { name: retry }));
      expect(await screen.findByRole('link', { name: 'Norway' })).toBeVisible();
    },
  );

  it.each(['/destinations', '/nl/destinations-delete', '/vacation/spain'])(
    'PLT-21 are not found at %s while their flag is off',
    async (path) => {
      await open(path, ENGLISH, { destinations: false });
      expect(screen.getByRole('heading')).toHaveTextContent('Not Found');
    },
  );
});

describe('the destinations at their address of earlier times', () => {
  it.each([
    ['/destinations-delete', 'Destinations'],
    ['/nl/destinations-delete', 'Bestemmingen'],
  ])(
    'CNT-10 are the same at %s, without a canonical link and not for robots',
    async (path, heading) => {
      const { head } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      expect(head()).toMatchObject({ noindex: true });
      expect(head()).not.toHaveProperty('canonical');
      expect(screen.getByRole('link', { name: /^O[ck]t /i })).toHaveAttribute(
        'href',
        `${path}?month=10`,
      );
    },
  );
});
