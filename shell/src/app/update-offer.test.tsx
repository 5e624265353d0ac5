import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider, createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { axe, toHaveNoViolations } from 'jest-axe';
import { click, openSite } from '../testing/open-site.fixture';
import { addShellMessages } from './messages';
import { updateOfferAtom } from './release-standing';
import { UpdateOfferBar } from './update-offer-bar';

expect.extend(toHaveNoViolations);
beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

it.each([
  ['/things', 'This site was improved while you had it open.', 'Not now'],
  ['/nl/dingen', 'Deze site is verbeterd terwijl je hem open had.', 'Niet nu'],
])('a newer page is offered on %s, and told once', async (path, words, decline) => {
  const { store } = await openSite(path);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await act(async () => store.set(updateOfferAtom, 'made'));
  const told = await screen.findByText(words);
  expect(told.closest('[role=status]')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  await click('button', decline);
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  expect(store.get(updateOfferAtom)).toBe('declined');
});

it('loads the page anew for who takes it', async () => {
  const onLoad = jest.fn();
  const { en } = addShellMessages(createI18n(COMMON));
  render(
    <I18nextProvider i18n={en}>
      <UpdateOfferBar onLater={() => undefined} onLoad={onLoad} />
    </I18nextProvider>,
  );
  const [load] = screen.getAllByRole('button');
  await act(async () => load?.click());
  expect(onLoad).toHaveBeenCalledTimes(1);
});
