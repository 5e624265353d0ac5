import {
  cheapestTrainDays,
  mapStop,
  mapTile,
  railCards,
  trainPlaces,
  type MapStop,
} from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  BARE_TILE,
  buildMapStop,
  buildTrainPlace,
  buildTrainPrices,
  comeNear,
  expectAccessible,
  fakeWire,
  installScreen,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { manifestsOfSite } from '@wayfare/testing/manifests';
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

const EN = '/trains/stations/nl-amsterdam-centraal';
const NL = '/nl/treinen/stations/nl-amsterdam-centraal';
const CENTRAAL = buildTrainPlace({
  code: 'NL:amsterdam-centraal',
  type: 'station',
  label: 'Amsterdam Centraal',
  localLabel: 'Amsterdam Centraal',
});

interface Case {
  stop?: MapStop | null | Response;
  known?: boolean;
  whole?: boolean;
  flags?: Record<string, boolean>;
}

const open = (
  path: string,
  { stop = buildMapStop(), known = true, whole = true, flags = {} }: Case = {},
) =>
  renderRoute(vertical, manifest, path, {
    flags: { trains: true, ...flags },
    ...(whole ? { manifests: manifestsOfSite() } : {}),
    wire: fakeWire([
      [mapStop, stop],
      [mapTile, BARE_TILE],
      [trainPlaces, known ? [CENTRAAL] : []],
      [railCards, []],
      [
        cheapestTrainDays,
        ({ legs, days }) => ({
          days: days.map((date) => ({
            date,
            single:
              legs[0]?.destination === 'FR:paris'
                ? { prices: buildTrainPrices('29.00'), departure: `${date}T08:10` }
                : null,
            bound: null,
            failed: false,
          })),
        }),
      ],
    ]),
  });

describe('the page of a station', () => {
  it.each([
    [
      EN,
      'Railway station in Amsterdam, Netherlands',
      'Search tickets',
      'From',
      'Other stations in Amsterdam',
    ],
    [
      NL,
      'Treinstation in Amsterdam, Nederland',
      'Tickets zoeken',
      'Van',
      'Andere stations in Amsterdam',
    ],
  ])(
    'says where it is, searches from there and leads on: %s',
    async (path, where, form, from, others) => {
      const { head, view } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amsterdam Centraal');
      expect(screen.getByText(where)).toBeVisible();
      expect(screen.getByText('ASD, 8400058')).toBeVisible();
      expect(screen.queryByText(/^Local name|^Lokale naam/)).not.toBeInTheDocument();
      expect(within(screen.getByRole('form', { name: form })).getByLabelText(from)).toHaveValue(
        'Amsterdam Centraal',
      );
      expect(
        within(screen.getByRole('region', { name: others })).getByRole('link', {
          name: 'Amsterdam Zuid',
        }),
      ).toHaveAttribute('href', path.replace('centraal', 'zuid'));
      expect(head()).toMatchObject({
        canonical: path,
        noindex: false,
        title: expect.stringContaining('Amsterdam Centraal'),
        description: expect.stringContaining('Amsterdam'),
      });
      await expectAccessible(view.container);
    },
  );

  it('has said nothing of a search that has only begun, and refuses it when it is sent', async () => {
    const { user } = await open(EN);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('To')).toHaveAttribute('aria-invalid', 'false');
    await user.click(screen.getByRole('button', { name: 'Search tickets' }));
    expect(screen.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
  });

  it('lists what is near before any script, each with its own page where somebody has one', async () => {
    const { wire } = await open(EN);
    const near = within(screen.getByRole('region', { name: 'Where it is' }));
    expect(near.getByText('Royal Palace')).toBeVisible();
    expect(near.getByRole('link', { name: 'Amsterdam Amstel' })).toHaveAttribute(
      'href',
      '/trains/stations/nl-amsterdam-amstel',
    );
    expect(near.getByRole('link', { name: 'Amsterdam Airport Schiphol (AMS)' })).toHaveAttribute(
      'href',
      '/flights/airports/ams-amsterdam-airport-schiphol',
    );
    expect(
      screen.getByRole('link', { name: 'Places to stay near Amsterdam Centraal' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/hotels\?search=.*nl-amsterdam-centraal/));
    expect(wire.requestsTo(mapTile)).toEqual([]);
  });

  it('leads to no page that nobody here has', async () => {
    await open(EN, { whole: false });
    const near = within(screen.getByRole('region', { name: 'Where it is' }));
    expect(near.getByText('Amsterdam Airport Schiphol (AMS)')).toBeVisible();
    expect(near.queryByRole('link', { name: /Schiphol/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Places to stay/ })).not.toBeInTheDocument();
  });

  it('asks for the map and the prices from there when they are near the screen', async () => {
    const { wire } = await open(EN);
    expect(wire.requestsTo(cheapestTrainDays)).toEqual([]);
    await comeNear();
    const routes = within(
      await screen.findByRole('region', { name: 'Popular trains from Amsterdam Centraal' }),
    );
    expect(await routes.findByText(/€29/)).toBeVisible();
    // none to its own city
    expect(routes.queryByRole('link', { name: /to Amsterdam/ })).not.toBeInTheDocument();
    expect(routes.getAllByRole('link')).toHaveLength(6);
    expect(wire.requestsTo(mapTile).length).toBeGreaterThan(0);
  });

  it('has no trains from a station that nobody sells tickets from', async () => {
    await open(EN, { known: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amsterdam Centraal');
    expect(screen.queryByRole('region', { name: /Popular trains/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('says what it is called where it lies', async () => {
    await open(EN, {
      stop: buildMapStop({ names: { en: 'Vienna Hbf', nl: 'Wenen Hbf' }, localName: 'Wien Hbf' }),
    });
    expect(screen.getByText('Local name').nextSibling).toHaveTextContent('Wien Hbf');
  });

  it('moves an address that is written otherwise to its own', async () => {
    const { address } = await open('/trains/stations/NL-Amsterdam-Centraal?a=1');
    expect(address()).toBe('/trains/stations/nl-amsterdam-centraal?a=1');
  });

  it.each<[string, Case, RegExp]>([
    ['of a station that nobody knows', { stop: null }, /could not be found/i],
    [
      'whose slug is none',
      { stop: wireError(422, { code: 'INVALID_REQUEST', message: 'x' }) },
      /could not be found/i,
    ],
    ['while trains are switched off', { flags: { trains: false } }, /not found/i],
  ])('is not there %s', async (_what, change, words) => {
    await open(EN, change);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
  });
});
