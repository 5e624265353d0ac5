/* The frame around every page in the pseudo-language (decision 0123). */
import { INITIAL_USER, userAtom } from '@wayfare/session/shell';
import { untranslated } from '@wayfare/testing/untranslated';
import { act, screen, within } from '@testing-library/react';
import { openSite } from '../testing/open-site.fixture';

beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

/** What the fixture says by itself. */
const FIXTURE = ['main'];

it.each(['/en-xa/things', '/en-xa'])('says everything in it at %s', async (path) => {
  await openSite(path);
  expect(untranslated({ root: 'body', data: FIXTURE })).toEqual([]);
});

it('leads to the same page in each language', async () => {
  await openSite('/en-xa/things?room=2');
  const links = within(screen.getByRole('banner'))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('hreflang'))
    .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['en', '/things?room=2'],
    ['nl', '/nl/dingen?room=2'],
    ['en-XA', '/en-xa/things?room=2'],
  ]);
});

it('is offered to a member whose account is in it', async () => {
  const { store } = await openSite('/things');
  await act(async () =>
    store.set(userAtom, { ...INITIAL_USER, user: 'u-1', token: 't', language: 'en-XA' as 'en' }),
  );
  expect(screen.getByText(/Ýöûŕ áççöûñţ/)).toBeVisible();
});
