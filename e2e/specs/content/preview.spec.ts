/* Drafts are for who knows the secret, and the secret stays in the address it came with. */
import { alternates, plainPage } from '../../fixtures/html';
import { PREVIEW_SECRET } from '../../fixtures/site-under-test';
import { expect, test } from '../../fixtures/test';

const DRAFT = {
  en: {
    path: '/preview',
    slug: 'flying-with-small-children',
    banner: 'Draft, not published',
    none: 'No preview',
  },
  nl: {
    path: '/nl/voorbeeld',
    slug: 'vliegen-met-kleine-kinderen',
    banner: 'Concept, niet gepubliceerd',
    none: 'Geen voorbeeld',
  },
} as const;

for (const language of ['en', 'nl'] as const) {
  const { path, slug, banner, none } = DRAFT[language];
  const url = (values: Record<string, string>) =>
    `${path}?${new URLSearchParams(values).toString()}`;

  test(`CNT-12 ${path} shows a draft with the secret, and hands it on to nobody`, async ({
    page,
    visit,
    axe,
  }) => {
    const asked: string[] = [];
    const referrers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(PREVIEW_SECRET)) asked.push(new URL(request.url()).pathname);
      if ((request.headers()['referer'] ?? '').includes(PREVIEW_SECRET))
        referrers.push(request.url());
    });
    expect(await visit(url({ slug, secret: PREVIEW_SECRET, locale: language }))).toBe(200);
    await expect(page.getByText(banner, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(none);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await axe();
    await expect(
      page.locator(
        `a[href*="${PREVIEW_SECRET}"], link[href*="${PREVIEW_SECRET}"], meta[content*="${PREVIEW_SECRET}"]`,
      ),
    ).toHaveCount(0);
    expect(asked.filter((pathname) => pathname !== path)).toEqual([]);
    expect(referrers).toEqual([]);

    const { html } = await plainPage(url({ slug, secret: PREVIEW_SECRET, locale: language }));
    expect(html).not.toContain(PREVIEW_SECRET);
    expect(JSON.stringify(alternates(html))).not.toContain('secret');
    expect((await fetch(page.url())).headers.get('cache-control')).toContain('no-store');
  });

  test(`CNT-12 ${path} says the same to a wrong secret, none, and an unknown draft`, async () => {
    const tries = [
      {},
      { slug },
      { slug, secret: 'wrong' },
      { slug, secret: `${PREVIEW_SECRET}x` },
      { slug: 'nobody-wrote-this', secret: PREVIEW_SECRET },
    ];
    for (const values of tries) {
      const { status, texts, html } = await plainPage(url(values));
      expect(status).toBe(200);
      expect(texts).toContain(none);
      expect(texts).not.toContain(banner);
      expect(html).toContain('<meta name="robots" content="noindex"');
    }
  });

  test(`CNT-12 a draft is in no list and at no address of its own in ${language}`, async () => {
    const [index, article] =
      language === 'en'
        ? ['/articles', `/articles/${slug}`]
        : ['/nl/artikelen', `/nl/articles/${slug}`];
    expect((await plainPage(article)).status).toBe(404);
    expect((await plainPage(index)).html).not.toContain(slug);
    expect((await plainPage('/sitemap.xml')).html).not.toContain(slug);
  });
}
