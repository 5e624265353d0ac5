import {
  account,
  eraseAccount,
  exportAccount,
  signInOptions,
  type Account,
} from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  fill,
  findErrorSummary,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildAccount, MEMBER } from '../testing/area';
import { installModalDialogs } from '../testing/modal-dialogs';

installModalDialogs();

const DOCUMENT = {
  exportedAt: '2026-12-10T09:00:00.000Z',
  data: { account: { email: 'anne@example.com' }, travellers: [] },
};

/** What the browser was handed to save. */
let saved: { name: string; content: Promise<string> }[] = [];

beforeEach(() => {
  saved = [];
  const blobs = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.set(`blob:${blobs.size}`, blob);
      return `blob:${blobs.size - 1}`;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.getAttribute('href') ?? '');
    saved.push({ name: this.download, content: blob?.text() ?? Promise.resolve('') });
  });
});
afterEach(() => jest.restoreAllMocks());

type Failure = () => Response | ReturnType<typeof networkFailure> | undefined;

async function open({
  path = '/user/privacy',
  kept = buildAccount(),
  fail = () => undefined,
}: { path?: string; kept?: Account; fail?: Failure } = {}) {
  const wire = fakeWire([
    [account, kept],
    [signInOptions, { thirdParty: null }],
    [exportAccount, () => fail() ?? DOCUMENT],
    [eraseAccount, () => fail() ?? { ok: true as const }],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire, user: MEMBER });
  await screen.findByRole('heading', {
    level: 2,
    name: path.startsWith('/nl') ? 'Mijn gegevens downloaden' : 'Download my data',
  });
  return page;
}

async function ask(options: Parameters<typeof open>[0] = {}) {
  const page = await open(options);
  await page.user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  return {
    ...page,
    dialog: within(screen.getByRole('dialog', { name: 'Delete your account for good?' })),
  };
}

describe('the copy of everything that is kept', () => {
  it.each([
    ['/user/privacy', 'Download', 'wayfare-2026-12-10.json is in your downloads'],
    ['/nl/gebruiker/privacy', 'Downloaden', 'wayfare-2026-12-10.json staat bij je downloads'],
  ])('is a file that the browser saves, at %s', async (path, button, text) => {
    const { user } = await open({ path });
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(saved.map(({ name }) => name)).toEqual(['wayfare-2026-12-10.json']);
    expect(JSON.parse((await saved[0]?.content) ?? '')).toEqual(DOCUMENT);
  });

  it('is not there when the API does not answer, and the page says so', async () => {
    const { user } = await open({ fail: () => networkFailure() });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server has an error');
    expect(saved).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('says first what goes and what stays', async () => {
    const { view, dialog, wire } = await ask();
    for (const text of [
      'your saved travellers',
      'bookings to come stay valid: you open them with reference, e-mail address and PIN',
      /^of paid bookings that are over: the name on the invoice, .* for seven years/,
    ])
      expect(dialog.getByText(text)).toBeInTheDocument();
    expect(wire.requestsTo(eraseAccount)).toEqual([]);
    await expectAccessible(view.container);
  });

  it.each<[string, Account, string, string]>([
    ['the password', buildAccount(), 'Confirm with your password', 'Passw0rd!'],
    [
      'the address, where there is no password',
      buildAccount({ hasPassword: false }),
      'Confirm with the e-mail address of your account',
      'anne@example.com',
    ],
  ])('takes %s, logs out, and says that it is done', async (_, kept, label, text) => {
    const { user, dialog, wire } = await ask({ kept });
    await fill(user, dialog.getByLabelText(label), text);
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Your account is deleted')).toBeVisible();
    expect(wire.requestsTo(eraseAccount)).toEqual([{ confirm: text }]);
  });

  it('wants an answer', async () => {
    const { user, dialog, wire } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await findErrorSummary()).toHaveTextContent('Confirmation: please fill this in');
    expect(wire.requestsTo(eraseAccount)).toEqual([]);
  });

  it.each<[string, Failure, string]>([
    [
      'the password is wrong',
      () => wireError(401, { code: 'ATTEMPTS', message: 'x', field: 'confirm', remaining: 2 }),
      'This is not right. 2 attempts left',
    ],
    [
      'a booking is being made',
      () => wireError(409, { code: 'INVALID_REQUEST', message: 'x', field: 'bookings' }),
      'A booking is being made right now.',
    ],
    ['there is no answer', () => networkFailure(), 'The server has an error'],
  ])('deletes nothing when %s', async (_, fail, message) => {
    const { user, dialog } = await ask({ fail });
    await fill(user, dialog.getByLabelText('Confirm with your password'), 'Passw0rd!');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    const [said] = await dialog.findAllByText(message, { exact: false });
    expect(said).toBeVisible();
    expect(dialog.getByLabelText('Confirm with your password')).toHaveValue('Passw0rd!');
    expect(screen.queryByText('You must be logged in to continue')).not.toBeInTheDocument();
  });

  it('can be left alone', async () => {
    const { user, dialog, wire } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(wire.requestsTo(eraseAccount)).toEqual([]);
  });

  it('speaks Dutch', async () => {
    const { user } = await open({ path: '/nl/gebruiker/privacy' });
    await user.click(screen.getByRole('button', { name: 'Mijn account verwijderen…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Je account voorgoed verwijderen?' }));
    expect(
      dialog.getByText(
        'komende boekingen blijven geldig: je opent ze met boekingsnummer, e-mailadres en pincode',
      ),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Voorgoed verwijderen' }));
    expect(await findErrorSummary()).toHaveTextContent('Bevestiging: vul dit in');
  });
});
