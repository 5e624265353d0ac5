import { listReleases, readRevisions } from '@wayfare/releases/service/calls';
import { screen, within } from '@testing-library/react';
import { openCockpit } from '../testing/open-cockpit.fixture';
import { registryOf, SOME, whole } from '../testing/registry.fixture';
import { inTurn, refusal, unreachable, when } from '../testing/service.fake';

const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('The overview', () => {
  it('says of each vertical what is live with which share, since when, by whom and why', async () => {
    await openCockpit();
    const [, first, second] = panel('flights').getAllByRole('row');
    expect(cellsOf(first)).toEqual([
      '2.1.0 ',
      '10%',
      'Thu 10 Dec 2026, 09:04',
      'hotels/0123456789abcdef',
      'Reason 5',
    ]);
    expect(cellsOf(second)).toEqual(expect.arrayContaining(['2.0.0 ', '90%']));
    expect(panel('flights').getByText('Two releases are live')).toBeVisible();
    expect(panel('trains').getByText('Paused')).toBeVisible();
    expect(panel('trains').getByText('One release waits')).toBeVisible();
    expect(panel('hotels').queryByRole('list')).not.toBeInTheDocument();
    expect(panel('hotels').getByRole('link')).toHaveAttribute('href', '/cockpit/verticals/hotels');
  });

  it('shows first what changed last, with who and why', async () => {
    await openCockpit();
    const entries = panel('Changed last').getAllByRole('listitem');
    const [first, second, third] = entries;
    expect(first).toHaveTextContent('hotels: 1.2.0 was published for 100% of the visitors');
    expect(first).toHaveTextContent('“Photos load faster”');
    expect(first).toHaveTextContent('Thu 10 Dec 2026, 09:07 · hotels/0123456789abcdef');
    expect(second).toHaveTextContent('trains: 3.1.0 was published, and waits in the queue');
    expect(third).toHaveTextContent('trains: Paused');
    expect(entries).toHaveLength(8);
  });

  it('is in Dutch below /cockpit/nl, with links that stay there', async () => {
    await openCockpit('/cockpit/nl');
    expect(screen.getByRole('heading', { level: 1, name: 'Wat er live is' })).toBeVisible();
    expect(panel('trains').getByText('Op pauze')).toBeVisible();
    expect(panel('hotels').getByRole('link')).toHaveAttribute(
      'href',
      '/cockpit/nl/verticals/hotels',
    );
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/cockpit');
  });

  it('names what is in quarantine, what is off the site, and who wrote the stores themselves', async () => {
    const { answers } = registryOf([
      whole('1.0.0', { actor: undefined }),
      {
        action: 'quarantine',
        vertical: 'hotels',
        version: '1.0.0',
        note: 'heap',
        actor: undefined,
      },
      whole('2.0.0', { vertical: 'trains' }),
      { action: 'remove', vertical: 'trains' },
    ]);
    await openCockpit('/cockpit', { answers });
    expect(panel('hotels').getByText('in quarantine')).toBeVisible();
    expect(panel('hotels').getByText('at the stores themselves')).toBeVisible();
    expect(panel('trains').getByText('Off the site')).toBeVisible();
    expect(panel('trains').getByText('Visitors get nothing of it.')).toBeVisible();
    expect(panel('Changed last').getByText('heap')).toBeVisible();
  });

  it('says that nothing is published yet', async () => {
    await openCockpit('/cockpit', { answers: registryOf([]).answers });
    expect(screen.getByRole('heading', { name: 'Nothing is published yet' })).toBeVisible();
  });
});

describe('The view follows', () => {
  it('what others change, and asks for no revision twice', async () => {
    const registry = registryOf(SOME);
    const { tick, wire } = await openCockpit('/cockpit', { answers: registry.answers });
    registry.add(whole('1.3.0', { reason: 'Another one' }));
    await tick();
    const [first] = panel('Changed last').getAllByRole('listitem');
    expect(first).toHaveTextContent('1.3.0');
    expect(panel('hotels').getByText('Another one')).toBeVisible();
    expect(wire.requestsTo(readRevisions).map(({ request }) => request)).toEqual([
      { after: '0', wait: '0' },
      { after: '8', wait: '0' },
    ]);
  });

  it('only while it is seen, and at once when it is seen again', async () => {
    const { tick, wire } = await openCockpit();
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await tick();
    expect(wire.requestsTo(listReleases)).toHaveLength(1);
    seen.mockRestore();
    await tick();
    expect(wire.requestsTo(listReleases)).toHaveLength(2);
  });

  it('a registry that was put back to an earlier state', async () => {
    const registry = registryOf(SOME);
    const { tick } = await openCockpit('/cockpit', { answers: registry.answers });
    registry.history.splice(2);
    await tick();
    expect(panel('Changed last').getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'trains' })).not.toBeInTheDocument();
  });

  it.each([
    ['no connection', unreachable, 'The registry cannot be reached. Check your connection.'],
    [
      'its stores away',
      () => refusal('UNREACHABLE'),
      'The registry does not reach its history or its releases.',
    ],
  ])('and says of when it is, with %s', async (_what, away, text) => {
    const registry = registryOf(SOME);
    const { listing } = { listing: registry.answers.find(({ call }) => call === listReleases) };
    const answers = [
      ...registry.answers,
      when(
        listReleases,
        inTurn<never>(
          () => listing?.answer({}, '') as Promise<never>,
          away as () => Promise<never>,
          () => listing?.answer({}, '') as Promise<never>,
        ),
      ),
    ];
    const { tick } = await openCockpit('/cockpit', { answers });
    await tick();
    const notice = screen.getByText(/The registry does not answer/);
    expect(notice).toHaveTextContent('What is shown here is of Thu 10 Dec 2026, 10:00');
    expect(screen.getByText(text)).toBeVisible();
    expect(panel('hotels').getByRole('table')).toBeVisible();
    await tick();
    expect(screen.queryByText(/The registry does not answer/)).not.toBeInTheDocument();
  });
});
