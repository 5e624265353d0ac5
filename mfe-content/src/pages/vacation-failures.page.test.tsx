import { expectAccessible, hangingAnswer, networkFailure, wireError } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { bySlug, open, section } from '../testing/destination-page';
import { CLIMATE } from '../testing/entries';

const NOT_FOUND = () => wireError(404, { code: 'NOT_FOUND', message: 'x' });

describe('a destination that fails', () => {
  it.each([
    ['/vacation/atlantis', bySlug, 'Invalid Url', '/destinations'],
    ['/nl/vacation/atlantis', bySlug, 'Ongeldige url', '/nl/destinations'],
    [
      `/vacation/${'a'.repeat(300)}`,
      () => wireError(422, { code: 'INVALID_REQUEST', message: 'x' }),
      'Invalid Url',
      '/destinations',
    ],
  ])(
    'CNT-31 answers 404 "Invalid Url" with a way on when nobody knows its name (%#)',
    async (path, destinations, text, href) => {
      const { router, view } = await open(path, { destinations });
      expect(Object.values(router.state.errors ?? {})).toMatchObject([
        { status: 404, data: { message: 'Invalid Url' } },
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
      expect(screen.getByRole('link')).toHaveAttribute('href', href);
      await expectAccessible(view.container);
    },
  );

  it.each([
    ['fails', () => wireError(503, { code: 'SERVER_ERROR', message: 'x' })],
    ['does not answer in time', hangingAnswer],
    ['cannot be reached', networkFailure],
  ])(
    'CNT-31 answers 500 "Server unavailable" when the content service %s, and comes on a second try',
    async (_, failure) => {
      let isUp = false;
      const { user, router } = await open('/vacation/spain', {
        destinations: (request) => (isUp ? bySlug(request) : failure()),
      });
      expect(Object.values(router.state.errors ?? {})).toMatchObject([
        { status: 500, data: { message: 'Server unavailable' } },
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server unavailable');
      isUp = true;
      await user.click(screen.getByRole('link', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Spain' })).toBeVisible();
    },
  );

  it('says so where only the climate cannot be had, and gets it on a second try', async () => {
    let isUp = false;
    const { user } = await open('/vacation/spain', {
      climate: () => (isUp ? CLIMATE : networkFailure()),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The weather can’t be shown right now.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says where nothing is known of the climate, of articles and of hotels, and shows the rest', async () => {
    const { view, head } = await open('/vacation/spain', {
      climate: NOT_FOUND,
      seo: NOT_FOUND,
      articles: networkFailure(),
    });
    expect(screen.getByText('We have no figures about the weather here.')).toBeVisible();
    expect(screen.getByText('Articles can’t be shown right now.')).toBeVisible();
    expect(section('Plan your trip').getByRole('link', { name: 'Find hotels' })).toHaveAttribute(
      'href',
      '/accommodations',
    );
    expect(head()?.alternates).toEqual({ en: '/vacation/spain', nl: '/nl/vacation/spanje' });
    await expectAccessible(view.container);
  });
});
