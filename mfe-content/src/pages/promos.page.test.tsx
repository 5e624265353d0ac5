import { promoList } from '@wayfare/api-contract';
import {
  buildPromo,
  contentList,
  expectAccessible,
  fakeWire,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const account = manifestOf('account');
const hotels = manifestOf('hotels');
const trains = manifestOf('trains');

type Answer = Parameters<typeof fakeWire<[typeof promoList]>>[0][0][1];

const open = (path: string, answer: Answer, flags = {}) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([[promoList, answer]]),
    manifests: [account, hotels, trains],
    flags,
  });

it.each([
  ['/promos', 'Promotions', 'en', '/user/register'],
  ['/nl/aanbiedingen', 'Aanbiedingen', 'nl', '/nl/gebruiker/registreer'],
])(
  'CNT-14 %s shows promotions with picture, text and a link by published name',
  async (path, heading, locale, href) => {
    const { view, wire, head } = await open(
      path,
      contentList(
        buildPromo(),
        buildPromo({
          slug: 'rail',
          title: 'Rail',
          link: { name: 'trains.landing', label: 'Find a train' },
        }),
      ),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ title: heading });
    expect(wire.requestsTo(promoList)).toEqual([expect.objectContaining({ locale })]);
    const card = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('Member prices');
    expect(card.getByRole('img', { name: 'Drawing of a garden' })).toBeVisible();
    expect(card.getByText(/A free account/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', href);
    await expectAccessible(view.container);
  },
);

it.each([
  ['a page that nobody publishes', 'cruises.landing', {}],
  ['a page that has to be told of what', 'hotels.hotel', {}],
  ['a page that is switched off', 'trains.landing', { trains: false }],
])('CNT-14 a promotion for %s has no link', async (_, name, flags) => {
  await open('/promos', contentList(buildPromo({ link: { name, label: 'Go' } })), flags);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('CNT-14 a promotion says what it says in full, and when it ends', async () => {
  await open(
    '/promos',
    contentList(
      buildPromo({
        body: '<p>Log in and <a href="/user/login">look</a>.</p>',
        until: '2099-12-31',
      }),
    ),
  );
  expect(screen.getByRole('link', { name: 'look' })).toBeVisible();
  expect(screen.getByText('Up to and including 31 December 2099')).toBeVisible();
});

it('CNT-14 an empty page says so and leads on', async () => {
  const { view } = await open('/promos', contentList());
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'There are no promotions at the moment',
  );
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expectAccessible(view.container);
});

it('CNT-14 promotions that do not come say so with a real status, and can be tried again', async () => {
  let isUp = false;
  const { user, router } = await open('/promos', () =>
    isUp ? contentList(buildPromo()) : wireError(502, { code: 'SERVER_ERROR', message: 'x' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Promotions can’t be shown right now.');
  expect(Object.values(router.state.errors ?? {})).toEqual([
    expect.objectContaining({ status: 502 }),
  ]);
  isUp = true;
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Member prices' })).toBeVisible();
});
