import { searchTickets, trainPlaces } from '@wayfare/api-contract';
import type { TicketSearchRequest } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { NOW, startApp } from '../../../../test/clients/app';
import type { AppUnderTest } from '../../../../test/clients/app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { runningSandbox } from '../../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../../test/sandbox/sandbox-process';
import { DAY, PARIS, searchOf, TODAY } from '../../../../test/clients/rail-search';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

// The first search reads the timetable.
jest.setTimeout(30_000);

const BACK = `FR:paris NL:amsterdam ${addDays(DAY, 7)}T16:00`;

describeOnDatabase('Searches for trains', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), { env: { SANDBOX_URL: sandbox.origin } });
  }, 60_000);
  afterAll(() => api.close());

  it.each<[string, TicketSearchRequest, string, string]>([
    [
      'TRN-54 typed text for a station',
      searchOf(`Amsterdam FR:paris ${DAY}T08:00`),
      'legs.0.origin',
      'station',
    ],
    [
      'TRN-54 a place that there is not',
      searchOf(`NL:nothing FR:paris ${DAY}T08:00`),
      'legs.0.origin',
      'station',
    ],
    [
      'TRN-54 a place to go to that there is not',
      searchOf(`NL:amsterdam FR:nothing ${DAY}T08:00`),
      'legs.0.destination',
      'station',
    ],
    [
      'TRN-54 the same place',
      searchOf(`FR:paris FR:paris ${DAY}T08:00`),
      'legs.0.destination',
      'andere bestemming',
    ],
    [
      'TRN-55 yesterday',
      searchOf(`NL:amsterdam FR:paris ${addDays(TODAY, -1)}T08:00`),
      'legs.0.departure',
      'verleden',
    ],
    [
      'TRN-55 no day',
      searchOf('NL:amsterdam FR:paris 2027-02-30T08:00'),
      'legs.0.departure',
      'geen datum',
    ],
    [
      'TRN-55 no form of a day',
      searchOf('NL:amsterdam FR:paris tomorrow'),
      'legs.0.departure',
      'geen datum',
    ],
    [
      'OQ-63 331 days ahead',
      searchOf(`NL:amsterdam FR:paris ${addDays(TODAY, 331)}T08:00`),
      'legs.0.departure',
      '330 dagen',
    ],
    [
      'TRN-56 the way back before the way there',
      searchOf(`${PARIS}, FR:paris NL:amsterdam ${addDays(DAY, -1)}T08:00`),
      'legs.1.departure',
      'heenreis',
    ],
    ['TRN-57 nobody', searchOf(PARIS, { travelers: [] }), 'travelers', '1 tot 9'],
    [
      'OQ-63 ten',
      searchOf(PARIS, { travelers: Array.from({ length: 10 }, () => ({ age: 40 })) }),
      'travelers',
      '1 tot 9',
    ],
    ['three journeys', searchOf(`${PARIS}, ${BACK}, ${BACK}`), 'legs', 'retour'],
  ])('ERR-07 are not searched for: %s', async (_what, request, field, words) => {
    expect(await api.ask(searchTickets, request, { 'accept-language': 'nl' })).toMatchObject({
      status: 422,
      errors: [{ code: 'INVALID_REQUEST', field, message: expect.stringContaining(words) }],
    });
  });

  it('ERR-22 are refused in the words of the supplier', async () => {
    const { status, errors } = await api.ask(
      searchTickets,
      searchOf(PARIS, {
        travelers: [{ age: 40, cards: [{ code: 'NO-SUCH-CARD' }] }],
        language: 'nl',
      }),
    );
    expect([status, errors[0]]).toMatchObject([
      422,
      { code: 'INVALID_REQUEST', message: expect.stringContaining('kortingskaart') },
    ]);
  });

  it('say that their supplier is down', async () => {
    const lonely = await startApp(database(), { env: { RAIL_URL: 'http://127.0.0.1:1' } });
    try {
      expect(
        await lonely.ask(trainPlaces, { query: 'paris' }, { 'accept-language': 'nl' }),
      ).toMatchObject({
        status: 502,
        errors: [{ code: 'SUPPLIER_FAILED', message: expect.stringContaining('treinen') }],
      });
      expect((await lonely.app.inject('/api/providers/health')).json()).toMatchObject({
        result: { rail: 'DOWN' },
      });
      expect((await api.app.inject('/api/providers/health')).json()).toMatchObject({
        result: { rail: 'UP' },
      });
    } finally {
      await lonely.close();
    }
  });
});
