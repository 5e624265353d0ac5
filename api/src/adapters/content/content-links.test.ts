import { readFileSync, readdirSync } from 'node:fs';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import { countryNames } from '../../catalogue/geonames/country-names';
import { slugOf } from '../../catalogue/text/normalise';
import type { Content } from '../../ports/content';
import { siteContent, textOf } from '../../../test/conformance/content/site-content';

/* Every file of the site's own content. */

const ManifestSchema = v.object({
  name: v.string(),
  routes: v.array(
    v.object({ name: v.string(), path: v.object({ en: v.string(), nl: v.string() }) }),
  ),
});
const MANIFESTS = readdirSync('.')
  .filter((name) => name.startsWith('mfe-'))
  .map((name) =>
    v.parse(ManifestSchema, JSON.parse(readFileSync(`${name}/vertical.json`, 'utf8'))),
  );
const ROUTES = MANIFESTS.flatMap(({ name: vertical, routes }) =>
  routes.map(({ name, path }) => ({ name: `${vertical}.${name}`, path })),
);
const COUNTRIES =
  'AD AE AL AT BA BE BG CH CY CZ DE DK EE EG ES FI FR GB GR HR HU IE IS IT LI LT LU LV MA MC MD ME MK MT NL NO PL PT RO RS SE SI SK TH TN TR UA US'.split(
    ' ',
  );

let content: Content;

beforeAll(async () => {
  content = await siteContent();
});

const LINK = /href="([^"]*)"/g;
const isOwn = (address: string) => address.startsWith('/') || address.startsWith('#');

const everyText = (language: Language) => textOf(content, language);

/** What a path's parameter must be where the page is about something that may not exist. */
async function known(language: Language): Promise<Readonly<Record<string, ReadonlySet<string>>>> {
  const slugs = async (kind: 'articles' | 'destinations') =>
    new Set((await content.list(kind, language)).map(({ attributes }) => attributes.slug));
  const countries = new Set(COUNTRIES.map((code) => slugOf(countryNames(code)[language])));
  return {
    'content.article': await slugs('articles'),
    'content.vacation': await slugs('destinations'),
    'hotels.country': countries,
  };
}

function routeOf(
  path: string,
  language: Language,
): { name: string; parameter: string } | undefined {
  const steps = path.split('/');
  const fits = (pattern: string) => {
    const parts = pattern.split('/');
    return (
      parts.length === steps.length &&
      parts.every((part, index) => part.startsWith(':') || part === steps[index])
    );
  };
  // a path without parameters comes before one with
  const found = ROUTES.filter((route) => fits(route.path[language])).sort(
    (a, b) => a.path[language].split(':').length - b.path[language].split(':').length,
  )[0];
  return found === undefined ? undefined : { name: found.name, parameter: steps.at(-1) ?? '' };
}

describe('The links of the content of the site', () => {
  it.each(LANGUAGES)(
    'leads to pages that exist, in the language of the text: %s',
    async (language) => {
      const parameters = await known(language);
      const wrong = (await everyText(language)).flatMap(({ name, html }) =>
        [...html.matchAll(LINK)].flatMap(([, address = '']) => {
          const [path = ''] = address.split(/[?#]/);
          if (!isOwn(address) || path === '') return [];
          const route = routeOf(path, language);
          const isKnown =
            route !== undefined && (parameters[route.name]?.has(route.parameter) ?? true);
          return isKnown ? [] : [`${name}: ${address}`];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(LANGUAGES)('leads to places of its own pages that exist: %s', async (language) => {
    const texts = await everyText(language);
    const wrong = texts.flatMap(({ name, html }) =>
      [...html.matchAll(LINK)].flatMap(([, address = '']) =>
        address.startsWith('#') && !html.includes(`id="${address.slice(1)}"`)
          ? [`${name}: ${address}`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('leads out of the site over https alone', async () => {
    const texts = (await Promise.all(LANGUAGES.map(everyText))).flat();
    const plain = texts.flatMap(({ name, html }) =>
      [...html.matchAll(LINK)].flatMap(([, address = '']) =>
        isOwn(address) || /^(https|mailto):/.test(address) ? [] : [`${name}: ${address}`],
      ),
    );
    expect(plain).toEqual([]);
  });

  it('CNT-14 has promotions that lead to published pages', async () => {
    const published = new Set(ROUTES.map(({ name }) => name));
    for (const language of LANGUAGES)
      expect(
        (await content.list('promos', language))
          .filter(({ attributes }) => !published.has(attributes.link.name))
          .map(({ attributes }) => attributes.link.name),
      ).toEqual([]);
  });
});
