import {
  pauseVertical,
  promoteRelease,
  resumeVertical,
  revokeRelease,
  rollBack,
} from '@wayfare/releases/service/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { openCockpit } from '../testing/open-cockpit.fixture';
import { registryOf, SOME, whole, type Change } from '../testing/registry.fixture';
import { refusal, silence, unreachable, when } from '../testing/service.fake';

const HOTELS = '/cockpit/verticals/hotels';
const dialog = () => within(screen.getByRole('dialog'));
const panel = (name: string) => within(screen.getByRole('region', { name }));

type User = Awaited<ReturnType<typeof openCockpit>>['user'];

const open = (user: User, button: string) =>
  user.click(panel('What can be done').getByRole('button', { name: button }));

async function confirm(user: User, button: string, reason = 'Payments fail'): Promise<void> {
  if (reason !== '') await user.type(dialog().getByLabelText('Why'), reason);
  await user.click(dialog().getByRole('button', { name: button }));
}

const buttons = () =>
  panel('What can be done')
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('The page of a vertical', () => {
  it('says what is live, how it came about, and where a rollback goes', async () => {
    await openCockpit(HOTELS);
    expect(document.title).toBe('hotels – Wayfare cockpit');
    expect(panel('What visitors get').getByText('Photos load faster')).toBeVisible();
    const back = panel('The way back').getAllByRole('listitem');
    expect(back.map(({ textContent }) => textContent?.trim())).toEqual([
      '1.2.0',
      '1.1.0 a rollback goes here',
      '1.0.0',
    ]);
    const history = panel('History').getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('1.2.0 was published'),
      expect.stringContaining('1.1.0 was published'),
      expect.stringContaining('1.0.0 was published'),
    ]);
    expect(screen.getByRole('link', { name: 'Compare two releases' })).toHaveAttribute(
      'href',
      '/cockpit/verticals/hotels/compare?from=1.1.0&to=1.2.0',
    );
  });

  it('says since when it is paused, by whom and why, and what waits', async () => {
    await openCockpit('/cockpit/verticals/trains');
    expect(screen.getByText('Paused: nothing new gets visitors')).toBeVisible();
    expect(screen.getAllByText(/^Since/)[0]).toHaveTextContent('Thu 10 Dec 2026, 09:05');
    expect(screen.getAllByText('“A strike”')).toHaveLength(2);
    expect(panel('The way back').getByText('3.1.0')).toBeVisible();
    expect(panel('The way back').getByText(/no release that a rollback/)).toBeVisible();
  });

  it.each<[string, object, string, string[]]>([
    ['its team', { verticals: ['hotels'] }, 'hotels', ['Roll back', 'Revoke a release', 'Pause']],
    ['a platform team', {}, 'trains', ['Revoke a release', 'Resume']],
    ['another team', { verticals: ['trains'] }, 'hotels', []],
    ['who only looks', { kind: 'follow', verticals: [] }, 'hotels', []],
  ])('offers %s what its token may do', async (_who, session, name, expected) => {
    await openCockpit(`/cockpit/verticals/${name}`, { session });
    expect(buttons()).toEqual(expected);
    expect(screen.queryAllByText(/^Your token may look at/)).toHaveLength(
      expected.length === 0 ? 1 : 0,
    );
  });
});

describe('Rolling back', () => {
  it('says who gets what again, is done for a reason, and told once', async () => {
    const { user, wire } = await openCockpit(HOTELS);
    await open(user, 'Roll back');
    expect(dialog().getByText(/^Everybody gets 1.1.0 again/)).toHaveTextContent(
      '1.2.0 stays stored',
    );
    await confirm(user, 'Roll back', '  Payments fail ');
    expect(
      await screen.findAllByText('hotels is rolled back: everybody gets 1.1.0 again'),
    ).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(wire.requestsTo(rollBack)).toEqual([
      expect.objectContaining({ vertical: 'hotels', request: { reason: 'Payments fail' } }),
    ]);
    await waitFor(() =>
      expect(panel('History').getAllByRole('listitem')[0]).toHaveTextContent(
        'Rolled back: everybody has 1.1.0',
      ),
    );
    expect(panel('The way back').getByText('1.0.0').parentElement).toHaveTextContent(
      'a rollback goes here',
    );
  });

  it('of a rollout goes to the release beside it', async () => {
    const { user } = await openCockpit('/cockpit/verticals/flights');
    await open(user, 'Roll back');
    expect(dialog().getByText(/^Everybody gets 2.0.0 again/)).toHaveTextContent('2.1.0 stays');
    await confirm(user, 'Roll back');
    expect(await screen.findByText(/flights is rolled back: everybody gets 2.0.0/)).toBeVisible();
  });

  it('is not done without a reason in words', async () => {
    const { user, wire } = await openCockpit(HOTELS);
    await open(user, 'Roll back');
    await confirm(user, 'Roll back', '');
    expect(await dialog().findAllByText('This is needed')).not.toHaveLength(0);
    await confirm(user, 'Roll back', '123');
    expect(await dialog().findAllByText('Say it in words')).not.toHaveLength(0);
    expect(wire.requestsTo(rollBack)).toEqual([]);
  });

  it('is refused where somebody rolled back meanwhile, and keeps the reason', async () => {
    const registry = registryOf(SOME);
    const { user, wire } = await openCockpit(HOTELS, { answers: registry.answers });
    await open(user, 'Roll back');
    registry.add({ action: 'rollback', vertical: 'hotels', live: [['1.1.0', 10_000]] });
    await confirm(user, 'Roll back');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Somebody changed what is live');
    expect(dialog().getByLabelText('Why')).toHaveValue('Payments fail');
    expect(wire.requestsTo(rollBack)).toEqual([]);
    // the words are those that it was opened with, until it is opened anew
    expect(dialog().getByText(/^Everybody gets 1.1.0 again/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    await open(user, 'Roll back');
    expect(dialog().getByText(/^Everybody gets 1.0.0 again/)).toBeVisible();
    await confirm(user, 'Roll back');
    expect(await screen.findByText(/everybody gets 1.0.0 again/)).toBeVisible();
  });

  it('goes on where others changed another vertical', async () => {
    const registry = registryOf(SOME);
    const { user } = await openCockpit(HOTELS, { answers: registry.answers });
    await open(user, 'Roll back');
    registry.add(whole('3.2.0', { vertical: 'trains' }));
    await confirm(user, 'Roll back');
    expect(await screen.findByText(/everybody gets 1.1.0 again/)).toBeVisible();
  });

  it('without an answer closes, and says that nobody knows', async () => {
    const answers = [...registryOf(SOME).answers, when(rollBack, unreachable)];
    const { user } = await openCockpit(HOTELS, { answers });
    await open(user, 'Roll back');
    await confirm(user, 'Roll back');
    expect(await screen.findAllByText(/nobody knows yet whether it was done/)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['FORBIDDEN', 'Your token may not do this'],
    ['NOT_FOUND', 'There is no such vertical or release'],
    ['TOKEN', 'You are not signed in any more'],
    ['OVERLAP', 'A check of the registry refused this release'],
  ] as const)(
    'that is refused by %s says so, with the words of the service',
    async (code, text) => {
      const answers = [...registryOf(SOME).answers, when(rollBack, refusal(code, 'not so'))];
      const { user } = await openCockpit(HOTELS, { answers });
      await open(user, 'Roll back');
      await confirm(user, 'Roll back');
      expect(await dialog().findByRole('alert')).toHaveTextContent(text);
      expect(dialog().getByRole('alert')).toHaveTextContent('The registry says: not so');
      expect(dialog().getByLabelText('Why')).toHaveValue('Payments fail');
    },
  );

  it('is sent once, however often it is pressed', async () => {
    const answers = [...registryOf(SOME).answers, when(rollBack, silence)];
    const { user, wire } = await openCockpit(HOTELS, { answers });
    await open(user, 'Roll back');
    await confirm(user, 'Roll back');
    await user.click(await dialog().findByRole('button', { name: 'Roll back', busy: true }));
    expect(wire.requestsTo(rollBack)).toHaveLength(1);
  });
});

describe('Revoking', () => {
  const ROLLOUT: Change[] = [
    whole('1.0.0'),
    {
      ...whole('1.1.0'),
      live: [
        ['1.1.0', 500],
        ['1.0.0', 9_500],
      ],
    },
  ];
  it.each<[string, readonly Change[], string | null, string, string]>([
    [
      'what everybody has',
      SOME,
      null,
      '1.2.0 is taken out for good, also in tabs that are open: everybody gets 1.1.0.',
      '1.2.0 is revoked: visitors get 1.1.0',
    ],
    [
      'an earlier one',
      SOME,
      '1.0.0',
      'Nobody has 1.0.0 now',
      '1.0.0 is revoked: visitors get 1.2.0',
    ],
    [
      'one of a rollout',
      ROLLOUT,
      null,
      'everybody gets 1.0.0',
      '1.1.0 is revoked: visitors get 1.0.0',
    ],
    [
      'the only one',
      [whole('1.0.0')],
      null,
      'hotels goes off the site',
      '1.0.0 is revoked, and hotels is off the site',
    ],
  ])('%s says what happens, which it does', async (_what, changes, choice, words, done) => {
    const { user, wire } = await openCockpit(HOTELS, { answers: registryOf(changes).answers });
    await open(user, 'Revoke a release');
    if (choice !== null) await user.selectOptions(dialog().getByLabelText('Release'), choice);
    expect(dialog().getByText((text) => text.includes(words))).toBeVisible();
    await confirm(user, 'Revoke a release');
    expect(await screen.findAllByText(done)).toHaveLength(1);
    expect(wire.requestsTo(revokeRelease)).toHaveLength(1);
  });

  it('offers no release that was revoked before', async () => {
    const changes = [...SOME, { action: 'revoke' as const, vertical: 'hotels', version: '1.0.0' }];
    const { user } = await openCockpit(HOTELS, { answers: registryOf(changes).answers });
    await open(user, 'Revoke a release');
    const options = within(dialog().getByLabelText('Release')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['1.2.0', '1.1.0']);
  });
});

describe('Pausing', () => {
  it('and resuming say what goes on', async () => {
    const { user, wire } = await openCockpit(HOTELS);
    await open(user, 'Pause');
    expect(dialog().getByText(/^What visitors get stays as it is/)).toBeVisible();
    await confirm(user, 'Pause');
    expect(await screen.findByText('hotels is paused')).toBeVisible();
    await screen.findByRole('button', { name: 'Resume' });
    await open(user, 'Resume');
    expect(dialog().getByText(/^Publishing and promoting go on/)).toBeVisible();
    await confirm(user, 'Resume');
    expect(await screen.findByText('hotels goes on')).toBeVisible();
    expect([wire.requestsTo(pauseVertical), wire.requestsTo(resumeVertical)]).toEqual([
      [expect.objectContaining({ request: { reason: 'Payments fail' } })],
      [expect.objectContaining({ request: { reason: 'Payments fail' } })],
    ]);
  });

  it('names what waits before it is resumed', async () => {
    const { user } = await openCockpit('/cockpit/verticals/trains');
    await open(user, 'Resume');
    expect(dialog().getByText(/3\.1\.0/)).toHaveTextContent(
      'what waits (3.1.0) has to be promoted',
    );
  });
});

describe('Promoting what waits', () => {
  const RESUMED: Change[] = [...SOME, { action: 'resume', vertical: 'trains' }];
  it('asks for the share, and says who gets what', async () => {
    const registry = registryOf(RESUMED);
    const promoted = when(promoteRelease, () => {
      registry.add({ ...whole('3.1.0'), action: 'promote', vertical: 'trains' });
      const revision = registry.history.at(-1);
      if (revision === undefined) throw new Error('there is no revision');
      return { revision };
    });
    const { user, wire } = await openCockpit('/cockpit/verticals/trains', {
      answers: [...registry.answers, promoted],
    });
    await open(user, 'Promote what waits');
    expect(dialog().getByText(/^Everybody gets 3.1.0/)).toBeVisible();
    await user.selectOptions(dialog().getByLabelText('Share of the visitors'), '10%');
    expect(dialog().getByText(/^10% of the visitors get 3.1.0, the others 3.0.0/)).toBeVisible();
    await confirm(user, 'Promote what waits');
    expect(await screen.findByText('3.1.0 has 10% of the visitors')).toBeVisible();
    expect(wire.requestsTo(promoteRelease).map(({ request }) => request)).toEqual([
      { version: '3.1.0', weight: 1_000, reason: 'Payments fail' },
    ]);
    // its button went with the queue
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'What can be done' })).toHaveFocus(),
    );
  });
});
