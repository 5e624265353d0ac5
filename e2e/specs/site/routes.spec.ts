/* Every page of the site in both languages, as the server sends it and as a browser shows it, to a guest and to a member. */
import { alternates, canonicals, englishIn, inHead, keysIn, plainPage } from '../../fixtures/html';
import { siteOfRun } from '../../fixtures/site-under-test';
import { requirementsOf } from '../../fixtures/route-requirements';
import { linksOf, SITE_ROUTES, type SiteRoute } from '../../fixtures/site-routes';
import { LANGUAGES, type Language } from '../../fixtures/traveller';
import { violationsOf } from '../../fixtures/axe';
import {
  expect,
  factsOf,
  onNarrow,
  settled,
  test,
  tooWide,
  withoutLanguage,
  type Visitor,
} from '../../fixtures/visitors';

const otherThan = (language: Language): Language => (language === 'en' ? 'nl' : 'en');
const landing = ({ address, leadsTo }: SiteRoute, language: Language) =>
  (leadsTo ?? address)[language];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) =>
  inHead(html, /<meta [^>]*name="description"[^>]*>/, 'content')[0] ?? '';

async function lookAtHtml(route: SiteRoute, language: Language): Promise<void> {
  const first = await plainPage(route.address[language]);
  expect([first.status, first.location]).toEqual(
    route.leadsTo === undefined ? [200, null] : [302, route.leadsTo[language]],
  );
  if (route.leadsTo !== undefined) return;
  const { html, texts } = first;
  const { canonical, alternates: expected } = linksOf(route, language, siteOfRun().origin);
  expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1]).toBe(language);
  expect(html.match(/<h1[\s>]/g), 'one heading').toHaveLength(1);
  expect(html.indexOf('<h1'), 'in its place, and not put there by a script').toBeLessThan(
    html.indexOf('</main>'),
  );
  expect(html.match(/<title>/g), 'one title').toHaveLength(1);
  expect(titleOf(html)).toMatch(/^.{3,} \| Wayfare$/);
  expect(canonicals(html), 'canonical (SEO-02 to SEO-05)').toEqual(canonical);
  expect(alternates(html), 'hreflang (SEO-06 to SEO-09)').toEqual(expected);
  expect(html.includes('<meta name="robots" content="noindex"'), 'noindex (OQ-16)').toBe(
    !route.isIndexed,
  );
  if (route.isIndexed)
    expect(descriptionOf(html).length, 'length of the description').toBeGreaterThan(40);
  const styles = [...html.matchAll(/<link rel="stylesheet"/g)].map(({ index }) => index);
  expect(styles.length, 'styles, all of them before the body').toBeGreaterThan(0);
  expect(Math.max(...styles)).toBeLessThan(html.indexOf('<body'));
  expect(keysIn(texts), 'keys without a text').toEqual([]);
  if (language === 'nl') expect(englishIn(texts), 'English on a Dutch page').toEqual([]);
}

interface Look {
  visitor: Visitor;
  route: SiteRoute;
  language: Language;
  heading: string;
  /** axe looks at the narrow page instead of the wide one */
  narrow: boolean;
  /** the page has been looked at in these colours */
  areColoursKnown?: boolean;
}

async function lookAtPage({
  visitor: { page, errors },
  route,
  language,
  heading,
  narrow,
  areColoursKnown = false,
}: Look): Promise<void> {
  const { origin } = siteOfRun();
  const violations = () => violationsOf(page, { without: route.repeats, areColoursKnown });
  await expect(page.locator('h1')).toHaveText([heading]);
  await settled(page);
  // landmarks are the frame's alone (PLT-09)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  const facts = await factsOf(page);
  const other = otherThan(language);
  const { canonical, alternates: expected } = linksOf(route, language, origin);
  expect(facts).toMatchObject({
    language,
    headings: [heading],
    canonical,
    isHidden: !route.isIndexed,
  });
  if (route.leadsTo === undefined) {
    expect(facts.alternates).toEqual(expected);
    const counterpart = (route.isPage ?? route.path)[other] + new URL(page.url()).search;
    expect(
      facts.switchTo.find(([hreflang]) => hreflang === other)?.[1],
      'the language switch',
    ).toBe(origin + counterpart);
  }
  expect(keysIn(facts.texts), 'keys without a text').toEqual([]);
  if (language === 'nl') expect(englishIn(facts.texts), 'English on a Dutch page').toEqual([]);
  if (!narrow) expect(await violations(), 'axe').toEqual([]);
  await onNarrow(page, async () => {
    expect(await tooWide(page), 'wider than 320 px').toEqual([]);
    if (narrow) expect(await violations(), 'axe at 320 px').toEqual([]);
  });
  expect(errors.splice(0), 'errors on the console').toEqual([]);
}

/**
 * `npm test` looks once at every page, and of those that look the same at one: by the visitor whom it is for, a guest's in
 * the one language and the other in turn. The long run has the rest.
 */
const isFirst = (index: number, language: Language) =>
  LANGUAGES[index % LANGUAGES.length] === language;

for (const [index, route] of SITE_ROUTES.entries()) {
  const addresses = `${requirementsOf(route.pattern.en)} I18N-57 SEO-09 ${route.name}: ${route.pattern.en} and ${route.pattern.nl}`;
  // guests see little of these, and members the same of everything else but the header
  const isOwn = route.isForMembers;
  const part = `@${route.name.split('.')[0]}`;

  test(`${addresses} as the server sends them`, { tag: part }, async () => {
    for (const language of LANGUAGES)
      await test.step(`HTML in ${language}`, () => lookAtHtml(route, language));
  });

  for (const language of LANGUAGES) {
    const isQuick = isFirst(index, language) && !isOwn && route.looksAs === undefined;
    const tag = isQuick ? part : [part, '@long'];
    test(`${addresses} to a guest in ${language}`, { tag }, async ({ guest }) => {
      await withoutLanguage(guest.page);
      const response = await guest.page.goto(route.address[language]);
      expect(response?.status()).toBe(200);
      await expect(guest.page).toHaveURL(landing(route, language));
      await lookAtPage({
        visitor: guest,
        route,
        language,
        heading: route.heading[language],
        narrow: language === 'nl',
      });
    });
  }

  test(`${addresses} to a member`, { tag: isOwn ? part : [part, '@long'] }, async ({ member }) => {
    await test.step('en', async () => {
      await withoutLanguage(member.page);
      await member.page.goto(route.address.en);
      await lookAtPage({
        visitor: member,
        route,
        language: 'en',
        heading: route.heading.en,
        narrow: false,
        areColoursKnown: !isOwn,
      });
    });
    await test.step('by the language switch', async () => {
      await member.page.locator('header a[hreflang="nl"]').click();
      await expect(member.page.locator('html')).toHaveAttribute('lang', 'nl');
      await lookAtPage({
        visitor: member,
        route,
        language: 'nl',
        heading: route.heading.nl,
        narrow: true,
        areColoursKnown: !isOwn,
      });
    });
  });
}

for (const language of LANGUAGES) {
  test(`SEO every page in ${language} has a title of its own, and a description of its own where robots come`, async () => {
    const own = SITE_ROUTES.filter(
      ({ sameAs, leadsTo }) => sameAs === undefined && leadsTo === undefined,
    );
    const pages: { name: string; title: string; description: string }[] = [];
    for (const { name, address, isIndexed } of own) {
      const { html } = await plainPage(address[language]);
      pages.push({
        name,
        title: titleOf(html),
        description: isIndexed ? descriptionOf(html) : name,
      });
    }
    const shared = (key: 'title' | 'description') =>
      pages
        .filter((page) => pages.some((other) => other !== page && other[key] === page[key]))
        .map(({ name }) => name);
    expect(shared('title')).toEqual([]);
    expect(shared('description')).toEqual([]);
  });
}
