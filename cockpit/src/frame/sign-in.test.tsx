import { listReleases } from '@wayfare/releases/service/calls';
import { screen } from '@testing-library/react';
import { readSession, signIn, signOut } from '../api/cockpit-client';
import { buildSession, openCockpit } from '../testing/open-cockpit.fixture';
import { registryOf, SOME } from '../testing/registry.fixture';
import { inTurn, refusal, unreachable, when } from '../testing/service.fake';

const TOKEN = `wfr_0123456789abcdef_${'s'.repeat(43)}`;
const { answers } = registryOf(SOME);
const refused = refusal('TOKEN');

/** Nobody until the second time that it is asked. */
const nobodyAtFirst = when(
  readSession,
  inTurn<ReturnType<typeof buildSession>>(
    () => refused,
    () => buildSession(),
  ),
);

describe('Signing in', () => {
  it('asks for a token, shows the page of the address, and leaves the token nowhere', async () => {
    const { user, wire, address } = await openCockpit('/cockpit/verticals/hotels', {
      answers: [...answers, nobodyAtFirst, when(signIn, buildSession())],
    });
    expect(document.title).toBe('Sign in – Wayfare cockpit');
    expect(screen.queryByRole('navigation', { name: 'Cockpit' })).not.toBeInTheDocument();
    const field = screen.getByLabelText('Token');
    expect(field).toHaveAttribute('type', 'password');
    await user.type(field, ` ${TOKEN}`);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'hotels' })).toHaveFocus();
    expect(wire.requestsTo(signIn).map(({ request }) => request)).toEqual([{ token: TOKEN }]);
    expect(address()).toBe('/cockpit/verticals/hotels');
    expect(document.documentElement.outerHTML).not.toContain('sssss');
    expect(wire.requests.filter(({ path }) => path.includes('sssss'))).toEqual([]);
  });

  it.each([
    [refusal('TOKEN'), 'This token is not good here'],
    [refusal('FORBIDDEN'), 'does not know this address as its own'],
    [refusal('LIMIT'), 'Too many attempts from your address'],
    [unreachable, 'The registry cannot be reached'],
  ])('says why it was refused (%#)', async (answer, text) => {
    const { user } = await openCockpit('/cockpit', {
      answers: [...answers, when(readSession, refused), when(signIn, answer)],
    });
    await user.type(screen.getByLabelText('Token'), TOKEN);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('sends nothing without a token', async () => {
    const { user, wire } = await openCockpit('/cockpit/nl', {
      answers: [...answers, when(readSession, refused)],
    });
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(await screen.findAllByText('Dit is nodig')).not.toHaveLength(0);
    expect(wire.requestsTo(signIn)).toEqual([]);
  });

  it.each([
    [{ verticals: ['*'] }, 'may change everything'],
    [{ verticals: ['hotels', 'trains'] }, 'may change hotels, trains'],
    [{ kind: 'follow' as const, verticals: [] }, 'looks only'],
  ])('shows whose token it is and what it may: %j', async (session, text) => {
    await openCockpit('/cockpit', { session });
    expect(screen.getByRole('banner')).toHaveTextContent(`hotels/0123456789abcdef${text}`);
  });

  it('takes the place of a page when the token is over', async () => {
    const { tick } = await openCockpit('/cockpit', {
      answers: [
        ...answers,
        when(
          readSession,
          inTurn<ReturnType<typeof buildSession>>(
            () => buildSession(),
            () => refused,
          ),
        ),
      ],
    });
    await tick();
    expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    expect(screen.queryByText('Photos load faster')).not.toBeInTheDocument();
  });

  it('is reached when the registry answers again', async () => {
    const listing = answers.find(({ call }) => call === listReleases);
    const { user } = await openCockpit('/cockpit', {
      answers: [
        ...answers,
        when(
          listReleases,
          inTurn<never>(unreachable, () => listing?.answer({}, '') as Promise<never>),
        ),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry cannot be reached.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'hotels' })).toBeVisible();
  });
});

describe('Signing out', () => {
  it('ends the session, and what was shown is gone', async () => {
    const { user, wire } = await openCockpit('/cockpit', {
      answers: [
        ...answers,
        when(signOut, {}),
        when(
          readSession,
          inTurn<ReturnType<typeof buildSession>>(
            () => buildSession(),
            () => refused,
          ),
        ),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toHaveFocus();
    expect(wire.requestsTo(signOut)).toHaveLength(1);
    expect(screen.queryByText('Photos load faster')).not.toBeInTheDocument();
  });

  it('that fails says so, and leaves the session', async () => {
    const { user } = await openCockpit('/cockpit', {
      answers: [...answers, when(signOut, unreachable)],
    });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry cannot be reached.');
    expect(screen.getByRole('region', { name: 'hotels' })).toBeVisible();
  });
});

it.each([
  ['/cockpit/nowhere', 'There is no such page'],
  ['/cockpit/verticals/nothing', 'There is no vertical of that name'],
  ['/cockpit/verticals/nothing/compare', 'There is no vertical of that name'],
])('%s: %s', async (path, text) => {
  await openCockpit(path);
  expect(screen.getByRole('heading', { level: 1, name: text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what is live' })).toHaveAttribute(
    'href',
    '/cockpit',
  );
});
