import {
  paymentSettings,
  removeSavedCard,
  savedCards,
  setUpCard,
  type SavedCard,
} from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  installPayments,
  networkFailure,
  PAYMENT_SETTINGS,
  payments,
  renderRoute,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER } from '../testing/area';
import { installModalDialogs } from '../testing/modal-dialogs';

installModalDialogs();
installPayments();

const VISA: SavedCard = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2031,
  expired: false,
};
const OLD: SavedCard = {
  ...VISA,
  id: 'pm_2',
  brand: 'odd',
  last4: '0009',
  expYear: 2025,
  expired: true,
};
const SUCCEEDED = { setupIntent: { status: 'succeeded' } };
const DECLINED = { error: { type: 'card_error', code: 'card_declined' } };

async function open(
  path = '/user/cards',
  remove: () => ReturnType<typeof networkFailure> | undefined = () => undefined,
) {
  let kept = [VISA, OLD];
  const wire = fakeWire([
    [savedCards, () => ({ cards: kept })],
    [
      removeSavedCard,
      ({ id }) => {
        const failure = remove();
        if (failure !== undefined) return failure;
        kept = kept.filter((card) => card.id !== id);
        return { ok: true as const };
      },
    ],
    [setUpCard, { client_secret: 'seti_1_secret_1' }],
    [paymentSettings, PAYMENT_SETTINGS],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire, user: MEMBER });
  await screen.findByRole('heading', { level: 2 });
  return page;
}

describe('the saved cards', () => {
  it('are listed, one that has expired as such', async () => {
    const { view } = await open('/nl/gebruiker/kaarten');
    expect(
      screen
        .getAllByRole('listitem')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Visa eindigend op 4242 Geldig tot en met 08/2031Verwijderen',
      'Kaart eindigend op 0009 VerlopenVerlopen na 08/2025Verwijderen',
    ]);
    await expectAccessible(view.container);
  });

  it('are removed after a question, and the outcome has the focus', async () => {
    const answers: ReturnType<typeof networkFailure>[] = [networkFailure()];
    const { user, wire } = await open('/user/cards', () => answers.shift());
    await user.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Visa ending in 4242?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(
        screen.getByText('Visa ending in 4242 is removed').closest('[role=status]'),
      ).toHaveFocus(),
    );
    expect(screen.queryByRole('heading', { name: /4242/ })).not.toBeInTheDocument();
    expect(wire.requestsTo(removeSavedCard)).toEqual([{ id: 'pm_1' }, { id: 'pm_1' }]);
  });

  it('get another one without a payment, and a refusal keeps what was typed', async () => {
    payments.answers = [DECLINED, SUCCEEDED];
    const { user, address } = await open('/user/cards/new');
    const keep = screen.getByRole('button', { name: 'Save this card' });
    await user.click(keep);
    expect(await screen.findByText(/Your card was declined/)).toBeVisible();
    await user.click(keep);
    await waitFor(() => expect(address()).toBe('/user/cards?added=1'));
    await waitFor(() =>
      expect(screen.getByText('Your card is saved').closest('[role=status]')).toHaveFocus(),
    );
    expect(payments.confirmed).toEqual([
      { clientSecret: 'seti_1_secret_1' },
      { clientSecret: 'seti_1_secret_1' },
    ]);
  });
});
