import { screen } from '@testing-library/react';
import { openSite } from '../testing/open-site.fixture';

beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

it.each([
  ['CNT-12', '/things?slug=a-draft&secret=s3cret', '/nl/dingen?slug=a-draft'],
  ['I18N-58', '/things?tab=b&q=1', '/nl/dingen?tab=b&q=1'],
])(
  '%s the language switch of %s carries the query on, without what is secret in it',
  async (_, path, href) => {
    await openSite(path);
    expect(screen.getByRole('link', { name: 'NL Nederlands' })).toHaveAttribute('href', href);
  },
);

it('names each language in its own words, for a voice that speaks it', async () => {
  await openSite('/');
  expect(
    ['EN English', 'NL Nederlands'].map((name) => screen.getByRole('link', { name }).lang),
  ).toEqual(['en', 'nl']);
});
