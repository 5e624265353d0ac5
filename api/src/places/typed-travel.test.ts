import { ownCaches } from '../platform/answers/answer-caches';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { duffelFlightSupplier } from '../adapters/flight-supplier/duffel';
import { eraRailSupplier } from '../adapters/rail-supplier/era';
import { everyPlace } from '../../test/fakes/every-place';
import { findCity } from '../catalogue/index/city-by-name';
import { toPlace } from '../catalogue/tree/place-tree';
import { placeCalled, predict, predictByKind } from '../catalogue/index/predict';
import { readCircles } from '../catalogue/circles/read-circles';
import type { Place } from '../catalogue/records/records';
import { normalise } from '../catalogue/text/normalise';
import { readConfig } from '../platform/config';
import { runningSandbox } from '../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../test/sandbox/sandbox-process';
import { placeByCode } from '../verticals/flights/place-by-code';
import { flightPlacesService } from '../verticals/flights/places.service';
import { trainPlacesService } from '../verticals/trains/search/train-places.service';

/*
 * What people type into the place fields of flights and trains, and the code that comes first: api/places/typed-flights.tsv
 * and typed-trains.tsv, a line for each, which anybody may extend. Several codes that are right are joined by `|`; none is
 * nothing at all.
 */

interface Typed {
  readonly language: Language;
  readonly typed: string;
  readonly codes: readonly string[];
}

function readTyped(file: string): Typed[] {
  const [, ...lines] = readFileSync(`api/places/${file}`, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [named, typed = '', codes = ''] = line.split('\t');
    const language = LANGUAGES.find((each) => each === named);
    if (language === undefined || typed === '') throw new Error(`line ${index + 2} cannot be read`);
    return { language, typed, codes: codes.split('|') };
  });
}

let sandbox: RunningSandbox;
let flights: (row: Typed) => Promise<string>;
let trains: (row: Typed) => Promise<string>;

beforeAll(async () => {
  sandbox = await runningSandbox();
  const index = await everyPlace();
  const { stationCodes } = await readCircles('api/places');
  const catalogue = {
    predictive: (
      ...[term, language, options]: [
        string,
        Language,
        { limit: number; hasCircles: boolean; hasStations: boolean },
      ]
    ) => predict(index, term, language, options),
    hotelsPredictive: (term: string) => predictByKind(index, term),
    placeCalled: (term: string) => placeCalled(index, term),
    airportsFor: (place: Place) => index.circles.airportsFor(place),
    stationCoded: (code: string) => stationCodes.get(normalise(code)) ?? null,
    cityNamed(name: string, country: string) {
      const city = findCity(index.places, name, country);
      return city === null ? null : toPlace(city);
    },
  };
  const config = readConfig({ NODE_ENV: 'test', SANDBOX_URL: sandbox.origin });
  const supplier = duffelFlightSupplier(config.flights);
  const flown = flightPlacesService(supplier, catalogue, {
    byCode: placeByCode(supplier, ownCaches),
    openCache: ownCaches,
  });
  const ridden = trainPlacesService(eraRailSupplier(config.rail), catalogue, ownCaches);
  flights = async ({ typed, language }) => (await flown.find(typed, language))[0]?.iata_code ?? '';
  trains = async ({ typed }) => (await ridden.find(typed, 8))[0]?.code ?? '';
}, 90_000);
afterAll(() => sandbox.stop());

async function wrong(rows: readonly Typed[], first: (row: Typed) => Promise<string>) {
  const answers = await Promise.all(rows.map(async (row) => ({ row, code: await first(row) })));
  return answers
    .filter(({ row, code }) => !row.codes.includes(code))
    .map(({ row, code }) => `${row.typed}: ${code || 'none'}, not ${row.codes.join('|')}`);
}

it('words for places to fly to have the right first answer', async () => {
  expect(await wrong(readTyped('typed-flights.tsv'), flights)).toEqual([]);
}, 60_000);

it('words for places to go to by train have the right first answer', async () => {
  expect(await wrong(readTyped('typed-trains.tsv'), trains)).toEqual([]);
}, 60_000);
