import { createKeptSearch } from './kept-search';

const kept = createKeptSearch<{ to: string }>({
  saved: 'searchFlights',
  draft: 'draft.flights',
  read: (value) =>
    typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string'
      ? { to: value.to }
      : null,
});

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('what a search form starts with', () => {
  it('is the search that was sent last', () => {
    kept.keepDraft('', { to: 'LIS' });
    kept.save({ to: 'BCN' });
    expect(kept.restore('', false)).toEqual({ to: 'BCN' });
  });

  it('is the search of the URL, not the last one', () => {
    kept.save({ to: 'BCN' });
    expect(kept.restore('to=AMS', true)).toBeNull();
  });

  it('is what was typed over the same search before a reload or a change of language', () => {
    kept.save({ to: 'BCN' });
    kept.keepDraft('to=AMS', { to: 'LIS' });
    expect(kept.restore('to=AMS', true)).toEqual({ to: 'LIS' });
    expect(kept.restore('to=EIN', true)).toBeNull();
    expect(kept.restore('', false)).toEqual({ to: 'BCN' });
  });

  it.each(['{', '7', '[]', '{"to":7}'])('is nothing of %s', (text) => {
    window.localStorage.setItem('searchFlights', text);
    window.sessionStorage.setItem('draft.flights', `{"base":"","search":${text}}`);
    expect(kept.restore('', false)).toBeNull();
  });
});
