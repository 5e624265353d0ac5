import { draftBase, dropDraft, keepDraft, restoreDraft } from './search-draft';

const query = new URLSearchParams({ from: 'Köln Hbf', to: '' });

beforeEach(() => sessionStorage.clear());

describe('the draft of a train search', () => {
  it('comes back on the page it was typed on, apart for tickets and pass', () => {
    keepDraft('tickets', 'from=Paris', query);
    expect(restoreDraft('tickets', 'from=Paris')?.get('from')).toBe('Köln Hbf');
    expect(restoreDraft('tickets', '')).toBeNull();
    expect(restoreDraft('pass', 'from=Paris')).toBeNull();
  });

  it.each([
    ['?tab=trains&product=pass', ''],
    ['?from=Paris&product=tickets', 'from=Paris'],
  ])('belongs to the search of %s, whatever is shown of it', (query, base) => {
    expect(draftBase(query)).toBe(base);
  });

  it('is gone when the search was sent', () => {
    keepDraft('pass', '', query);
    dropDraft('pass');
    expect(restoreDraft('pass', '')).toBeNull();
  });

  it.each(['{', '7', '["",7]'])('is none when the storage holds %s', (stored) => {
    sessionStorage.setItem('draft.trains.pass', stored);
    expect(restoreDraft('pass', '')).toBeNull();
  });
});
