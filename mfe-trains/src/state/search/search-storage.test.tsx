import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH } from '../../domain/search/criteria';
import { placeOfCode, typedPlace } from '../../domain/search/place-text';
import { keptPass, keptTickets, recentStations, rememberStations } from './search-storage';

const search = {
  ...EMPTY_TICKET_SEARCH,
  from: placeOfCode('FR:paris'),
  to: typedPlace('Kö'),
  cards: { adult: ['NS-DAL'] },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what the train forms start with', () => {
  it('is the search that was sent last, apart for tickets and pass', () => {
    keptTickets.save(search);
    expect(keptTickets.restore('', false)).toEqual(search);
    expect(keptPass.restore('', false)).toBeNull();
    keptPass.save(EMPTY_PASS_SEARCH);
    expect(keptPass.restore('', false)).toEqual(EMPTY_PASS_SEARCH);
  });

  it('is the search of the URL, not the last one', () => {
    keptTickets.save(search);
    expect(keptTickets.restore('from=FR:paris', true)).toBeNull();
  });

  it('is what was typed over the same search before a reload or a change of language', () => {
    keptTickets.save({ ...search, hour: 3 });
    keptTickets.keepDraft('from=FR:paris', search);
    expect(keptTickets.restore('from=FR:paris', true)).toEqual(search);
    expect(keptTickets.restore('from=NL:utrecht', true)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['rubbish', '{'],
    ['a number', '7'],
    ['another shape', '{"from":"Paris","to":"Rome"}'],
    ['a place without a name', JSON.stringify({ ...search, from: { code: 'FR:paris' } })],
    ['a party of words', JSON.stringify({ ...search, passengers: { adult: 'two' } })],
    ['cards of another shape', JSON.stringify({ ...search, cards: { adult: 'NS-DAL' } })],
  ])('is empty when the storage holds %s', (_, stored) => {
    if (stored !== null) localStorage.setItem('searchTrains.tickets', stored);
    expect(keptTickets.restore('', false)).toBeNull();
  });
});

describe('stations that were searched for before', () => {
  const named = (code: string) => ({ ...placeOfCode(code), label: code.slice(3), localLabel: 'x' });
  const sent = (from: string, to: string) => rememberStations({ from: named(from), to: named(to) });
  const codes = () => recentStations().map(({ code }) => code);

  it('C1 are the latest five, each once, the latest first', () => {
    sent('FR:paris', 'FR:lyon');
    sent('NL:utrecht', 'FR:paris');
    expect(codes()).toEqual(['NL:utrecht', 'FR:paris', 'FR:lyon']);
    sent('DE:berlin', 'DE:koln');
    sent('AT:wien', 'DE:koln');
    expect(codes()).toEqual(['AT:wien', 'DE:koln', 'DE:berlin', 'NL:utrecht', 'FR:paris']);
  });

  it.each([
    ['what has no name but its code', () => rememberStations(search)],
    [
      'what the storage holds of another shape',
      () => localStorage.setItem('recentStations', '[7]'),
    ],
    ['rubbish', () => localStorage.setItem('recentStations', '{')],
  ])('are none of %s', (_, keep) => {
    keep();
    expect(codes()).toEqual([]);
  });
});
