import { Duffel } from '@duffel/api';
import { buildApp } from '../app';

const TODAY = Date.UTC(2026, 10, 21, 10);
let clock = TODAY;
const app = buildApp({ now: () => clock, supplierTimeoutMs: 30 });
let duffel: Duffel;
let origin = '';

// The first search makes the timetable.
jest.setTimeout(60_000);

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

describe('places and reference data', () => {
  test.each([
    ['AMS', 'AMS'],
    ['amst', 'AMS'],
    ['londo', 'LON'],
    ['zurich', 'ZRH'],
    ['Zürich', 'ZRH'],
    ['heathrow', 'LHR'],
    ['Malaga', 'AGP'],
  ])('%s finds %s first', async (query, code) => {
    expect((await duffel.suggestions.list({ query })).data[0]?.iata_code).toBe(code);
  });
});
