import { articlePreview } from '@wayfare/api-contract';
import {
  buildArticle,
  buildDestination,
  expectAccessible,
  fakeWire,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

type Answer = Parameters<typeof fakeWire<[typeof articlePreview]>>[0][0][1];

const draft = buildArticle({ slug: 'a-draft', title: 'Nobody has read this' });
const unknown = () => wireError(404, { code: 'NOT_FOUND', message: 'x' });
const country = buildDestination({ slug: 'a-draft', title: 'Nobody has been here' });
const drafts = {
  articles: { kind: 'articles', id: 9, attributes: draft },
  destinations: { kind: 'destinations', id: 8, attributes: country },
} as const;
const open = (
  path: string,
  answer: Answer = ({ slug, secret, kind = 'articles' }) =>
    slug === 'a-draft' && secret === 'right' ? drafts[kind] : unknown(),
) => renderRoute(vertical, manifest, path, { wire: fakeWire([[articlePreview, answer]]) });

it.each([
  ['/preview?slug=a-draft&secret=right', 'Draft, not published', 'en', null],
  ['/nl/voorbeeld?slug=a-draft&secret=right&locale=nl', 'Concept, niet gepubliceerd', 'nl', 'en'],
  ['/nl/voorbeeld?slug=a-draft&secret=right', 'Concept, niet gepubliceerd', 'nl', 'en'],
  ['/preview?slug=a-draft&secret=right&locale=nl', 'Draft, not published', 'nl', null],
])('CNT-12 %s shows the draft under a banner that says so', async (path, banner, locale, lang) => {
  const { view, wire, head } = await open(path);
  expect(screen.getByText(banner)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nobody has read this');
  expect(wire.requestsTo(articlePreview)).toEqual([
    { kind: 'articles', slug: 'a-draft', secret: 'right', locale },
  ]);
  expect(screen.getByRole('article').getAttribute('lang')).toBe(lang);
  expect(head()).toMatchObject({ noindex: true });
  await expectAccessible(view.container);
});

it('CNT-12 shows the draft of a destination too', async () => {
  const { view, wire, head } = await open('/preview?kind=destinations&slug=a-draft&secret=right');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nobody has been here');
  expect(wire.requestsTo(articlePreview)).toEqual([
    { kind: 'destinations', slug: 'a-draft', secret: 'right', locale: 'en' },
  ]);
  expect(head()).toMatchObject({
    title: expect.stringContaining('Nobody has been here'),
    noindex: true,
  });
  await expectAccessible(view.container);
});

const NOTHING = [
  '/preview',
  '/preview?slug=a-draft',
  '/preview?secret=right',
  '/preview?slug=a-draft&secret=wrong',
  '/preview?slug=nowhere&secret=right',
];

it.each(NOTHING)(
  'CNT-12 %s answers 200 with no preview and out of the reach of robots',
  async (path) => {
    const { router, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No preview');
    expect(router.state.errors).toBeNull();
    expect(head()).toMatchObject({ title: 'No preview', noindex: true });
  },
);

it('CNT-12 a wrong secret, an unknown draft and no question at all get the very same page', async () => {
  const pages = [];
  for (const path of NOTHING) {
    const { view, head } = await open(path);
    pages.push(view.container.innerHTML + JSON.stringify(head()));
    view.unmount();
  }
  expect(new Set(pages).size).toBe(1);
});

it('CNT-12 without a secret nobody is asked for the draft', async () => {
  const { wire } = await open('/preview?slug=a-draft');
  expect(wire.requests).toEqual([]);
});

it('CNT-12 a question that the API refuses is no preview', async () => {
  await open(
    `/preview?slug=${'a'.repeat(300)}&secret=right`,
    wireError(422, { code: 'INVALID', message: 'x' }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No preview');
});

it('CNT-12 an editor is told when the content service fails', async () => {
  const { router } = await open(
    '/preview?slug=a-draft&secret=right',
    wireError(502, { code: 'SERVER_ERROR', message: 'x' }),
  );
  expect(Object.values(router.state.errors ?? {})).toEqual([
    expect.objectContaining({ status: 502 }),
  ]);
});

it.each(['/preview?slug=a-draft&secret=right', '/preview?slug=a-draft&secret=wrong'])(
  'CNT-12 the secret of %s is in no link of the page and is told to nobody that it leads to',
  async (path) => {
    const { view, head } = await open(path);
    expect(view.container.innerHTML).not.toMatch(/right|wrong/);
    expect(JSON.stringify(head())).not.toMatch(/right|wrong/);
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
  },
);
