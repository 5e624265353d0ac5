import { requirementsOf } from '../fixtures/route-requirements';
import { MANIFESTS, SITE_ROUTES } from '../fixtures/site-routes';

const published = MANIFESTS.flatMap(({ name, routes }) =>
  routes.map((route) => `${name}.${route.name}`),
);

/* That these are the pages of the specification is shown where the manifests are checked: libs/releases/src/site-manifests.test.ts. */

describe('The pages that are walked through', () => {
  it('are all that the verticals publish', () => {
    expect(SITE_ROUTES.map(({ name }) => name)).toEqual(published);
  });

  it('I18N-01 to I18N-56 are all that the specification names, each under its own requirements', () => {
    const ids = SITE_ROUTES.flatMap(({ pattern: { en } }) => requirementsOf(en).split(' '));
    const numbers = ids
      .filter((id) => id.startsWith('I18N-'))
      .map((id) => Number(id.slice('I18N-'.length)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
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
