import { screen } from '@testing-library/react';
import { openSite } from './open-site.fixture';

beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

it.each([
  ['CNT-12', '/things?slug=a-draft&secret=s3cret', '/nl/dingen?slug=a-draft'],
  ['I18N-58', '/things?tab=b&q=1', '/nl/dingen?tab=b&q=1'],
])('%s the language switch of %s carries the query on, without what is secret in it', async (_, path, href) => {
  await openSite(path);
  expect(screen.getByRole('link', { name: /Dutch/ })).toHaveAttribute('href', href);
});
