import { MANIFESTS, SITE_ROUTES } from '../fixtures/site-routes';

const published = MANIFESTS.flatMap(({ name, routes }) =>
  routes.map((route) => `${name}.${route.name}`),
);

/* That these are the pages of the specification is shown where the manifests are checked: libs/releases/src/site-manifests.test.ts. */

describe('The pages that are walked through', () => {
  it('are all that the verticals publish', () => {
    expect(SITE_ROUTES.map(({ name }) => name)).toEqual(published);
  });

  it('have an address without a gap in both languages', () => {
    expect(
      SITE_ROUTES.flatMap(({ path }) => [path.en, path.nl]).filter((path) => path.includes(':')),
    ).toEqual([]);
    expect(new Set(SITE_ROUTES.flatMap(({ path }) => [path.en, path.nl])).size).toBe(
      2 * SITE_ROUTES.length,
    );
  });
});
