import { MANIFESTS, SITE_ROUTES, WITH_CANONICAL } from '../fixtures/site-routes';

const published = MANIFESTS.flatMap(({ name, routes }) => routes.map((route) => `${name}.${route.name}`));

/* That these are the pages of the specification is shown where the manifests are checked: libs/releases/src/site-manifests.test.ts. */

describe('The pages that are walked through', () => {
  it('are all that the verticals publish', () => {
    expect(SITE_ROUTES.map(({ name }) => name)).toEqual(published);
  });

  it('have an address without a gap in both languages', () => {
    expect(SITE_ROUTES.flatMap(({ path }) => [path.en, path.nl]).filter((path) => path.includes(':'))).toEqual([]);
    expect(new Set(SITE_ROUTES.flatMap(({ path }) => [path.en, path.nl])).size).toBe(2 * SITE_ROUTES.length);
  });

  it('SEO-02 SEO-04 name eleven pages and those of hotels to have a canonical link, as the manifests do', () => {
    const said = MANIFESTS.flatMap(({ name, routes }) => routes.filter(({ canonical }) => canonical === true).map((route) => `${name}.${route.name}`));
    expect([...WITH_CANONICAL].sort()).toEqual(said.sort());
    expect(WITH_CANONICAL.size).toBe(11 + 2);
  });
});
