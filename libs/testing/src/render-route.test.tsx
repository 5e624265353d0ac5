import { popularPlaces } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageModule } from '@wayfare/remote-kit';
import { defineVertical, pageError, useLanguage, usePageData } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useSession } from '@wayfare/session';
import { screen } from '@testing-library/react';
import { fakeWire, networkFailure } from './wire.fake';
import { renderRoute } from './render-route';
import { renderSlot } from './render-slot';

async function loader({ api, language, params }: LoaderContext) {
  if (params['id'] === 'gone') throw pageError(404, 'This page could not be found');
  return { places: await api.call(popularPlaces, { language }) };
}

function Component() {
  const { places } = usePageData<typeof loader>();
  const { t } = useTranslation('sample');
  const { name } = useSession();
  return (
    <>
      <h1>{t('title', { count: places.length, name })}</h1>
      <Link to={useLanguage() === 'en' ? '/nl/voorbeeld/1' : '/sample/1'}>{t('other')}</Link>
    </>
  );
}

const meta = ({ t, params }: MetaContext<unknown>) => ({ title: t('head', { id: params['id'] }) });
const page: PageModule = { loader, Component, meta };

function SlotPart() {
  const { t } = useTranslation('sample');
  return <p>{t('other')}</p>;
}

const vertical = defineVertical({
  name: 'sample',
  routes: { item: () => Promise.resolve(page) },
  slots: { 'home.search/v1': () => Promise.resolve({ Component: SlotPart }) },
  messages: {
    en: () =>
      Promise.resolve({
        default: { title: '{{count}} places for {{name}}', other: 'Dutch', head: 'Item {{id}}' },
      }),
    nl: () =>
      Promise.resolve({
        default: {
          title: '{{count}} plaatsen voor {{name}}',
          other: 'Engels',
          head: 'Ding {{id}}',
        },
      }),
  },
});
const manifest = {
  name: 'sample',
  version: '1.0.0',
  contract: '^2.0.0',
  criticality: 'regular',
  routes: [{ name: 'item', path: { en: '/sample/:id', nl: '/nl/voorbeeld/:id' }, flag: 'sample' }],
  slots: [{ id: 'home.search/v1', order: 1, label: { en: 'Sample', nl: 'Voorbeeld' } }],
  namespaces: ['sample'],
};

it('shows a page with its data, messages, head and user', async () => {
  const wire = fakeWire([[popularPlaces, []]]);
  const { head, user, address } = await renderRoute(vertical, manifest, '/sample/1', {
    wire,
    user: { user: 'u1', name: 'Ada' },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('0 places for Ada');
  expect(head()).toMatchObject({
    title: 'Item 1',
    canonical: '/sample/1',
    alternates: { nl: '/nl/voorbeeld/1' },
  });
  await user.click(screen.getByRole('link', { name: 'Dutch' }));
  expect(await screen.findByRole('link', { name: 'Engels' })).toBeVisible();
  expect(address()).toBe('/nl/voorbeeld/1');
  expect(wire.requestsTo(popularPlaces)).toEqual([{ language: 'en' }, { language: 'nl' }]);
});

it.each([
  ['a page that does not exist', '/sample/gone', {}, 'This page could not be found'],
  ['a feature that is off', '/sample/1', { sample: false }, 'Not Found'],
  ['an API that cannot be reached', '/sample/1', {}, 'Something went wrong'],
])('shows the error page for %s', async (_, path, flags, message) => {
  await renderRoute(vertical, manifest, path, {
    wire: fakeWire([[popularPlaces, networkFailure]]),
    flags,
  });
  expect(screen.getByRole('heading')).toHaveTextContent(message);
});

it("shows a vertical's part of another page in that page's language", async () => {
  await renderSlot(vertical, manifest, 'home.search/v1', { wire: fakeWire([]), path: '/nl' });
  expect(screen.getByText('Engels')).toBeVisible();
});
