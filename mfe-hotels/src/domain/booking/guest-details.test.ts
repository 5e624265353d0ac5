import { GUEST } from '../../testing/bookings';
import { completeGuest, toGuestValues } from './guest-details';

describe('the details of the guest', () => {
  it.each(['{', '7', '[]', '{"firstName":7,"guest":"x","mainGuest":"<script>"}'])(
    'is empty when the storage holds %s',
    (stored) => {
      expect(toGuestValues(stored, 'en')).toMatchObject({
        firstName: '',
        mainGuest: 'self',
        guest: { firstName: '', lastName: '' },
      });
    },
  );

  it.each([
    ['everything is there', {}, true],
    ['a field is missing', { document: '' }, false],
    ['the addresses differ', { confirmEmail: 'other@example.com' }, false],
    ['the guest is someone without a name', { mainGuest: 'other' as const }, false],
  ])('is complete or not when %s', (_, changes, isComplete) => {
    expect(completeGuest(JSON.stringify({ ...GUEST, ...changes })) !== null).toBe(isComplete);
  });

  it('names the guest only of a booking for someone else', () => {
    const guest = { firstName: 'Bernd', lastName: 'Meier' };
    expect(completeGuest(JSON.stringify({ ...GUEST, guest }))?.guest).toBeNull();
    expect(completeGuest(JSON.stringify({ ...GUEST, mainGuest: 'other', guest }))?.guest).toEqual(
      guest,
    );
  });
});
