import { account, updateAccount, type Account } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  networkFailure,
  renderRoute,
  wireError,
  findErrorSummary,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildAccount, MEMBER } from '../testing/area';
import { installPictures, SMALL } from '../testing/pictures';

const { drawn } = installPictures();
beforeEach(() => sessionStorage.clear());

const MENU = { vertical: 'account', id: 'account.menu/v1' };
const PICTURE = 'data:image/webp;base64,a2VwdA==';
const refused = (field: string) => wireError(422, { code: 'INVALID_REQUEST', message: 'x', field });

async function open({
  path = '/user/profile',
  kept = buildAccount(),
  update,
}: {
  path?: string;
  kept?: Account;
  update?: () => Account | Response | ReturnType<typeof networkFailure>;
} = {}) {
  let now = kept;
  const wire = fakeWire([
    [account, () => now],
    [
      updateAccount,
      ({ picture, country, ...details }) => {
        const answer = update?.();
        if (answer !== undefined) return answer;
        now = {
          ...now,
          ...details,
          country: country || null,
          picture: picture === undefined ? now.picture : picture,
        };
        return now;
      },
    ],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire, user: MEMBER, frame: [MENU] });
  await screen.findByRole('form');
  return page;
}

const save = () => screen.getByRole('button', { name: 'Save' });
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('the profile', () => {
  it('shows what is kept, the address only to be read', async () => {
    await open();
    expect(screen.getByLabelText('First name')).toHaveValue('Anne');
    expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByLabelText('Surname')).toHaveValue('Hof');
    expect(screen.getByLabelText('Language of your e-mails')).toHaveDisplayValue('English');
    expect(screen.getByText('anne@example.com')).toBeInTheDocument();
    expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'No picture' })).toBeInTheDocument();
  });

  it('saves names and language, says so, and shows the new name everywhere', async () => {
    const { user, wire } = await open();
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), ' Annemarie ');
    await user.selectOptions(screen.getByLabelText('Language of your e-mails'), 'Dutch');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByText('Your details are saved').closest('[role=status]')).not.toBeNull(),
    );
    expect(wire.requestsTo(updateAccount)).toEqual([
      { name: 'Annemarie', lastname: 'Hof', language: 'nl', country: '' },
    ]);
    expect(await screen.findByText('Account of Annemarie')).toBeInTheDocument();
  });

  it('HOT-21 keeps the country, tells the session of it, and takes it away again', async () => {
    const { user, wire, platform } = await open();
    const told = jest.spyOn(platform, 'updateProfile');
    const country = screen.getByLabelText('Country of residence');
    expect(country).toHaveAttribute('autocomplete', 'country');
    expect(country).toHaveValue('');
    await user.selectOptions(country, 'Belgium');
    await user.click(save());
    await screen.findByText('Your details are saved');
    await user.selectOptions(country, 'Not given');
    await user.click(save());
    await waitFor(() =>
      expect(wire.requestsTo(updateAccount).map((sent) => sent.country)).toEqual(['BE', '']),
    );
    expect(told.mock.lastCall?.[0].profile).toEqual({ email: 'anne@example.com', country: null });
  });

  it('SES-29 sends a picture made small in the browser, shows it, and takes it away again', async () => {
    const { user, wire } = await open();
    await user.upload(screen.getByLabelText('Choose a picture'), file('me.png'));
    expect(await screen.findByRole('img', { name: 'Your picture' })).toHaveAttribute('src', SMALL);
    expect(drawn).toEqual([[50, 0, 300, 300, 0, 0, 256, 256]]);
    await user.click(save());
    await screen.findByText('Your details are saved');
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(screen.getByRole('img', { name: 'No picture' })).toBeInTheDocument();
    await user.click(save());
    await waitFor(() =>
      expect(wire.requestsTo(updateAccount).map(({ picture }) => picture)).toEqual([SMALL, null]),
    );
  });

  it('leaves a kept picture alone', async () => {
    const { user, wire } = await open({ kept: buildAccount({ picture: PICTURE }) });
    expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', PICTURE);
    await user.click(save());
    await screen.findByText('Your details are saved');
    expect(wire.requestsTo(updateAccount)[0]).not.toHaveProperty('picture');
    expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', PICTURE);
  });

  it('says that a file is no picture, and forgets that once one is chosen', async () => {
    const { user } = await open();
    await user.upload(screen.getByLabelText('Choose a picture'), file('broken.png'));
    expect(
      await screen.findByText(
        'Choose a picture in PNG, JPEG or WebP, at least 16 pixels wide and high',
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Choose a picture')).toBeInvalid();
    await user.upload(screen.getByLabelText('Choose a picture'), file('me.png'));
    expect(await screen.findByRole('img', { name: 'Your picture' })).toBeInTheDocument();
    expect(screen.getByLabelText('Choose a picture')).toBeValid();
  });

  it.each([
    ['', 'First name: use letters, spaces, hyphens and apostrophes, at most 60'],
    ['J4n', 'First name: use letters, spaces, hyphens and apostrophes, at most 60'],
  ])('names what is wrong with the name "%s" and sends nothing', async (name, message) => {
    const { user, wire, view } = await open();
    await user.clear(screen.getByLabelText('First name'));
    if (name !== '') await user.type(screen.getByLabelText('First name'), name);
    await user.click(save());
    const summary = await findErrorSummary();
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toBeInvalid();
    expect(wire.requestsTo(updateAccount)).toEqual([]);
    await expectAccessible(view.container);
  });

  it.each<[string, () => Response | ReturnType<typeof networkFailure>, string]>([
    [
      'a name',
      () => refused('lastname'),
      'Surname: use letters, spaces, hyphens and apostrophes, at most 60',
    ],
    [
      'a picture',
      () => refused('picture'),
      'Choose a picture in PNG, JPEG or WebP, at least 16 pixels wide and high',
    ],
    [
      'something else',
      () => refused('colour'),
      'This could not be saved: the server did not accept what was filled in',
    ],
    [
      'too much at once',
      () => wireError(429, { code: 'RATE_LIMITED', message: 'x' }),
      'You made too many requests. Please wait a moment and try again.',
    ],
    [
      'no connection',
      () => networkFailure(),
      'The server has an error, please, try it again later',
    ],
  ])('keeps what was typed when the API refuses %s', async (_, update, message) => {
    const { user } = await open({ update });
    await user.type(screen.getByLabelText('Surname'), 'man');
    await user.click(save());
    const [said] = await screen.findAllByText(message, { exact: false });
    expect(said).toBeVisible();
    expect(screen.getByLabelText('Surname')).toHaveValue('Hofman');
    expect(screen.queryByText('Your details are saved')).not.toBeInTheDocument();
  });

  it('speaks Dutch', async () => {
    const { user } = await open({ path: '/nl/gebruiker/profiel' });
    await user.clear(screen.getByLabelText('Achternaam'));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await findErrorSummary()).toHaveTextContent(
      'Achternaam: gebruik letters, spaties, koppeltekens en apostrofs, maximaal 60',
    );
    await user.type(screen.getByLabelText('Achternaam'), 'de Vries');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Je gegevens zijn opgeslagen')).toBeInTheDocument();
  });
});
