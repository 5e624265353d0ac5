import {
  deleteTraveller,
  savedTravellers,
  saveTraveller,
  type SavedTraveller,
} from '@wayfare/api-contract';
import {
  autofill,
  expectAccessible,
  fakeWire,
  fill,
  findErrorSummary,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildTraveller, MEMBER } from '../testing/area';
import { installModalDialogs } from '../testing/modal-dialogs';

installModalDialogs();

async function open({
  path = '/user/travellers',
  travellers = [buildTraveller()],
  fail,
}: {
  path?: string;
  travellers?: SavedTraveller[];
  fail?: () => Response | ReturnType<typeof networkFailure> | undefined;
} = {}) {
  let kept = travellers;
  const wire = fakeWire([
    [savedTravellers, () => ({ travellers: kept })],
    [
      saveTraveller,
      (request) => {
        const saved = Object.assign(buildTraveller(), request, { id: request.id ?? 'tr-new' });
        const failure = fail?.();
        if (failure !== undefined) return failure;
        kept = kept.some(({ id }) => id === saved.id)
          ? kept.map((old) => (old.id === saved.id ? saved : old))
          : [...kept, saved];
        return saved;
      },
    ],
    [
      deleteTraveller,
      ({ id }) => {
        const failure = fail?.();
        if (failure !== undefined) return failure;
        kept = kept.filter((traveller) => traveller.id !== id);
        return { ok: true as const };
      },
    ],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire, user: MEMBER });
  await screen.findByRole('heading', { level: 2 });
  return page;
}

const typeInto = async (user: UserEvent, name: string, text: string) => {
  await user.clear(screen.getByLabelText(name));
  await fill(user, screen.getByLabelText(name), text);
};

describe('the saved travellers', () => {
  it('are listed with what is known of them, without the number of a document', async () => {
    await open();
    const entry = screen.getByRole('heading', { name: 'Bram Hof' }).closest('li');
    expect(entry).toHaveTextContent('born 4 November 1988 · Netherlands · Passport · +31612345678');
    expect(entry).not.toHaveTextContent('NX1234567');
  });

  it('are nobody at first', async () => {
    const { view } = await open({ travellers: [] });
    expect(screen.getByText('You have saved nobody yet.')).toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it('get somebody new by names alone, and the message has the focus', async () => {
    const { user, wire } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a traveller' }));
    expect(screen.getByRole('heading', { name: 'Add a traveller' })).toHaveFocus();
    // a browser knows whoever types, and this is somebody else
    expect(new Set(Object.values(autofill(screen.getByRole('main'))))).toEqual(new Set(['off']));
    await user.type(screen.getByLabelText('First name'), 'Li');
    await fill(user, screen.getByLabelText('Surname'), 'van der Berg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByText('Li van der Berg is saved').closest('[role=status]')).toHaveFocus(),
    );
    expect(wire.requestsTo(saveTraveller)).toEqual([
      {
        firstName: 'Li',
        lastName: 'van der Berg',
        dateOfBirth: '',
        gender: '',
        email: '',
        phone: '',
        country: '',
        documentType: '',
        document: '',
        documentExpires: '',
      },
    ]);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Bram Hof', 'Li van der Berg']);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it.each([
    [
      '/user/travellers',
      {
        change: 'Change Bram Hof',
        label: 'Date of birth',
        shown: '04/11/1988',
        typed: '5/12/1990',
        save: 'Save',
      },
    ],
    [
      '/nl/gebruiker/reizigers',
      {
        change: 'Bram Hof wijzigen',
        label: 'Geboortedatum',
        shown: '04-11-1988',
        typed: '5-12-1990',
        save: 'Opslaan',
      },
    ],
  ])(
    'are changed at %s with days as they are typed there, in no calendar',
    async (path, { change, label, shown, typed, save }) => {
      const { user, wire } = await open({ path });
      await user.click(screen.getByRole('button', { name: change }));
      expect(screen.getByLabelText(label)).toHaveValue(shown);
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
      await typeInto(user, label, typed);
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(wire.requestsTo(saveTraveller)).toHaveLength(1));
      expect(wire.requestsTo(saveTraveller)[0]).toEqual(
        buildTraveller({ dateOfBirth: '1990-12-05' }),
      );
    },
  );

  it.each([
    ['First name', '', 'First name: use letters, spaces, hyphens and apostrophes, at most 60'],
    ['Surname', 'H0f', 'Surname: use letters, spaces, hyphens and apostrophes, at most 60'],
    ['Date of birth', '31/02/1990', 'Date of birth: enter a day that exists, such as 04/11/1988'],
    ['E-mail address', 'anne@', 'Enter an e-mail address like name@example.com'],
    [
      'Phone number',
      'none',
      'Choose the country and enter the number, for example 06 12345678 for the Netherlands',
    ],
    [
      'Document number',
      'AB<12>',
      'Enter 3 to 30 letters and digits, as they stand on the document',
    ],
    [
      'Document valid until',
      'soon',
      'Document valid until: enter a day that exists, such as 04/11/1988',
    ],
  ])('refuse %s "%s" and keep what was typed', async (label, text, message) => {
    const { user, wire } = await open();
    await user.click(screen.getByRole('button', { name: 'Change Bram Hof' }));
    await user.clear(screen.getByLabelText(label));
    if (text !== '') await fill(user, screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      within(await findErrorSummary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([message]);
    expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(wire.requestsTo(saveTraveller)).toEqual([]);
  });

  it.each<[string, () => Response | ReturnType<typeof networkFailure>, string]>([
    [
      'a birth to come',
      () => wireError(422, { code: 'INVALID_REQUEST', message: 'x', field: 'dateOfBirth' }),
      'Date of birth: enter a day that exists',
    ],
    [
      'one too many',
      () => wireError(422, { code: 'INVALID_REQUEST', message: 'x', field: 'id' }),
      'This could not be saved',
    ],
    ['nothing, being out of reach', () => networkFailure(), 'The server has an error'],
  ])('keep the form when the API refuses %s', async (_, fail, message) => {
    const { user, view } = await open({ fail });
    await user.click(screen.getByRole('button', { name: 'Change Bram Hof' }));
    await typeInto(user, 'Surname', 'Visser');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const [said] = await screen.findAllByText(message, { exact: false });
    expect(said).toBeVisible();
    expect(screen.getByLabelText('Surname')).toHaveValue('Visser');
    await expectAccessible(view.container);
  });

  it('leave the form without saving, and the keyboard goes on at the list', async () => {
    const { user, wire } = await open();
    await user.click(screen.getByRole('button', { name: 'Change Bram Hof' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Saved travellers' })).toHaveFocus();
    expect(wire.requestsTo(saveTraveller)).toEqual([]);
  });

  it('are deleted after a question, and not by closing it', async () => {
    const { user, wire } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Bram Hof' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Bram Hof?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(wire.requestsTo(deleteTraveller)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Bram Hof' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.getByText('Bram Hof is deleted').closest('[role=status]')).toHaveFocus(),
    );
    expect(screen.queryByRole('heading', { name: 'Bram Hof' })).not.toBeInTheDocument();
  });

  it('stay when they could not be deleted', async () => {
    const { user } = await open({ fail: () => networkFailure() });
    await user.click(screen.getByRole('button', { name: 'Delete Bram Hof' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'The server has an error',
    );
    expect(screen.getByRole('heading', { name: 'Bram Hof' })).toBeInTheDocument();
  });

  it.each([
    [
      '/user/travellers',
      'Add a traveller',
      'You have saved 20 travellers. Delete one before you add another.',
    ],
    [
      '/nl/gebruiker/reizigers',
      'Reiziger toevoegen',
      'Je hebt 20 reizigers bewaard. Verwijder er een voordat je een ander toevoegt.',
    ],
  ])('are twenty at most at %s', async (path, add, text) => {
    await open({
      path,
      travellers: Array.from({ length: 20 }, (_, index) => buildTraveller({ id: `tr-${index}` })),
    });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: add })).not.toBeInTheDocument();
  });
});
