import { textsOf } from './known-traveller';

describe('a saved traveller in the fields of a flight', () => {
  it('3.3.7 fills in what is known and nothing else', () => {
    expect(
      textsOf({
        firstName: 'Bram',
        lastName: 'Hof',
        email: 'b@example.com',
        dateOfBirth: '1988-11-04',
        gender: 'MALE',
        phone: '+31612345678',
      }),
    ).toEqual({
      name: 'Bram',
      surname: 'Hof',
      gender: 'MALE',
      birthDay: '04',
      birthMonth: '11',
      birthYear: '1988',
      phonePrefix: '31',
      phoneNumber: '612345678',
    });
    expect(
      textsOf({
        firstName: 'Lian',
        lastName: 'Berg',
        email: '',
        dateOfBirth: '',
        gender: '',
        phone: '',
      }),
    ).toEqual({ name: 'Lian', surname: 'Berg' });
  });
});
