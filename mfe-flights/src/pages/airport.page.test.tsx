import { cheapestDays, mapStop, mapTile, type MapStop } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  BARE_TILE,
  buildMapStop,
  comeNear,
  expectAccessible,
  fakeWire,
  installScreen,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

standStill();
installScreen();
beforeEach(() => {
  clearQueryCache();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const SLUG = 'lhr-london-heathrow-airport';
const EN = `/flights/airports/${SLUG}`;
const NL = `/nl/vluchten/luchthavens/${SLUG}`;

const pageOf = (slug: string) => ({
  route: 'flights.airport',
  flag: null,
  params: { slug },
  query: {},
});
const HEATHROW = buildMapStop({
  kind: 'airport',
  code: 'LHR',
  slug: SLUG,
  names: { en: 'London Heathrow Airport', nl: 'London Heathrow Airport' },
  localName: 'London Heathrow Airport',
  codes: ['LHR'],
  city: { en: 'London', nl: 'Londen' },
  country: 'GB',
  page: pageOf(SLUG),
  others: [{ name: 'London City Airport', page: pageOf('lcy-london-city-airport') }],
});

const open = (path: string, stop: MapStop | null = HEATHROW) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [mapStop, stop],
      [mapTile, BARE_TILE],
      [
        cheapestDays(),
        ({ slices, days }) => ({
          days: days.map((date) => ({
            departure_date: date,
            total_amount: slices[0]?.destination === 'AMS' ? '61.00' : null,
            failed: false,
          })),
        }),
      ],
    ]),
  });

describe('the page of an airport', () => {
  it.each([
    [EN, 'Airport in London, United Kingdom', 'Search flights', 'From', 'Other airports in London'],
    [
      NL,
      'Luchthaven in Londen, Verenigd Koninkrijk',
      'Vluchten zoeken',
      'Van',
      'Andere luchthavens in Londen',
    ],
  ])(
    'says where it is, searches from there and leads on: %s',
    async (path, where, form, from, others) => {
      const { head, view } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'London Heathrow Airport',
      );
      expect(screen.getByText(where)).toBeVisible();
      expect(within(screen.getByRole('form', { name: form })).getByLabelText(from)).toHaveValue(
        'London Heathrow Airport (LHR)',
      );
      expect(
        within(screen.getByRole('region', { name: others })).getByRole('link'),
      ).toHaveAttribute('href', path.replace(SLUG, 'lcy-london-city-airport'));
      expect(head()).toMatchObject({
        canonical: path,
        noindex: false,
        title: expect.stringContaining('(LHR)'),
        description: expect.stringContaining('London Heathrow Airport'),
      });
      await expectAccessible(view.container);
    },
  );

  it('asks for the map and the prices from there, to no airport of its own city, near the screen', async () => {
    const { wire } = await open(EN);
    expect(wire.requestsTo(cheapestDays())).toEqual([]);
    await comeNear();
    const routes = within(
      await screen.findByRole('region', { name: 'Popular flights from London Heathrow Airport' }),
    );
    expect(await routes.findByText(/€61/)).toBeVisible();
    expect(routes.getAllByRole('link')).toHaveLength(6);
    expect(routes.queryByRole('link', { name: /to London/ })).not.toBeInTheDocument();
    expect(wire.requestsTo(mapTile).length).toBeGreaterThan(0);
  });

  it('has said nothing of a search that has only begun', async () => {
    const { user } = await open(EN);
    expect(screen.getByLabelText('To')).toHaveAttribute('aria-invalid', 'false');
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(screen.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
  });

  it('moves an address with another name to its own', async () => {
    const { address } = await open('/nl/vluchten/luchthavens/lhr-londen');
    expect(address()).toBe(NL);
  });

  it('is not there for a code that nobody knows', async () => {
    await open('/flights/airports/zzz-nowhere', null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/could not be found/i);
  });
});
