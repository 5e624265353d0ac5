import { GUEST, keepGuest } from '../testing/bookings';
import { restoreGuestValues } from './guest-draft';

beforeEach(() => window.sessionStorage.clear());

describe('the draft of the guest', () => {
  it.each([
    ['en', ''],
    ['nl', 'NL'],
  ] as const)('starts empty, in %s with the country "%s"', (language, country) => {
    expect(restoreGuestValues(language)).toMatchObject({
      firstName: '',
      mainGuest: 'self',
      documentType: '',
      country,
    });
  });

  it('comes back as it was kept', () => {
    keepGuest();
    expect(restoreGuestValues('en')).toEqual(GUEST);
  });
});
