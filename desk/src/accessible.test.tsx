import {
  cancelTerms,
  findBookings,
  listDifferences,
  listRefunds,
  listStuck,
  session,
} from '@wayfare/desk-contract';
import { getConfig, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  buildDetail,
  buildDifference,
  buildRefund,
  buildRun,
  buildStuck,
  buildSummary,
} from './testing/builders';
import { refusal, when, type Answering } from './testing/fake-desk';
import { bookingAnswers, openDesk } from './testing/open-desk';

async function expectSound(): Promise<void> {
  await getConfig().asyncWrapper(async () => {
    expect((await axe(document.body)).violations).toEqual([]);
  });
}

const stuck = when(listStuck, { stuck: [buildStuck()], isCut: false });
const refunds = when(listRefunds, { refunds: [buildRefund()] });
const differences = when(listDifferences, {
  differences: [buildDifference()],
  runs: [buildRun()],
});
const booking = bookingAnswers(
  buildDetail({ refunds: [buildRefund()], differences: [buildDifference()] }),
);

describe('The desk is sound to axe', () => {
  it.each<[string, string, Answering[]]>([
    ['signing in', '/?problem=denied', [when(session, refusal('NOT_SIGNED_IN'))]],
    ['what is stuck', '/stuck', [stuck]],
    ['refunds', '/refunds', [refunds]],
    ['differences', '/differences', [differences]],
    ['no page', '/nowhere', []],
  ])('at %s', async (_what, path, answers) => {
    await openDesk(path, answers, { role: 'supervisor' });
    await expectSound();
  });

  it('at the question how a difference ended', async () => {
    const { user } = await openDesk('/differences', [differences], { role: 'supervisor' });
    await user.click(screen.getByRole('button', { name: /^Close the difference of/ }));
    await screen.findByRole('dialog');
    await expectSound();
  });

  it('at a list that was found', async () => {
    const bookings = [buildSummary(), buildSummary({ id: 'bk-2', reference: 'WF000002' })];
    const { user } = await openDesk('/', [when(findBookings, { bookings, isCut: false })]);
    await user.type(screen.getByRole('textbox'), 'WF{Enter}');
    await screen.findByRole('table');
    await expectSound();
  });

  it('at a booking, and with the question of each act open', async () => {
    const { user } = await openDesk('/bookings/bk-1', [
      ...booking,
      when(cancelTerms, { captured: 100, refund: 100, fee: 0 }),
    ]);
    await screen.findByText('pi_0001');
    await expectSound();
    for (const name of ['Try now', 'Give money back', 'Cancel booking']) {
      await user.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog');
      await expectSound();
      await user.click(screen.getByRole('button', { name: 'Back' }));
    }
  });
});
