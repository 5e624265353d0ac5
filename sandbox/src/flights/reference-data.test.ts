import { Duffel } from '@duffel/api';
import { sandboxUnderTest } from '../testing/sandbox-under-test';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest({ supplierTimeoutMs: 30 });
let duffel: Duffel;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
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
