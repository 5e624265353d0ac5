import { forgetDraft, keepDraft, restoreDraft } from './account-draft';

beforeEach(() => sessionStorage.clear());

describe('the draft of the account forms', () => {
  it('keeps who it is for', () => {
    keepDraft({ name: 'Anne', surname: 'Hof', email: 'anne@example.com', language: 'nl' });
    expect(restoreDraft()).toEqual({
      name: 'Anne',
      surname: 'Hof',
      email: 'anne@example.com',
      language: 'nl',
    });
  });

  it('keeps what another form was told', () => {
    keepDraft({ name: 'Anne', surname: 'Hof', email: 'anne@example.com' });
    keepDraft({ email: 'hof@example.com' });
    expect(restoreDraft()).toEqual({ name: 'Anne', surname: 'Hof', email: 'hof@example.com' });
  });

  it('is gone once it has served', () => {
    keepDraft({ email: 'anne@example.com' });
    forgetDraft();
    expect(restoreDraft()).toEqual({});
  });

  it('never keeps a password', () => {
    const typed = { email: 'anne@example.com', password: 'Passw0rd!', passwordAgain: 'Passw0rd!' };
    keepDraft(typed);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Passw0rd');
  });

  it.each(['{', '7', '{"email":7}'])('is empty when the storage holds %s', (stored) => {
    sessionStorage.setItem('draft.account', stored);
    expect(restoreDraft()).toEqual({});
  });
});
