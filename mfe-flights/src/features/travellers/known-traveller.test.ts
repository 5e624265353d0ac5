import { phoneParts, textsOf } from './known-traveller';

describe('a saved traveller in the fields of a flight', () => {
  it.each([
    ['+31612345678', '31', '612345678'],
    ['+31 6 1234 5678', '31', '612345678'],
    ['+1 (415) 555-0100', '1', '4155550100'],
    ['+352 26 12 34', '352', '261234'],
    ['+44 20 7946 0000', '44', '2079460000'],
    ['+420 601 123 456', '420', '601123456'],
    ['0612345678', '', ''],
    ['', '', ''],
  ])('FLT-25 splits the phone %s', (phone, prefix, number) => {
    expect(phoneParts(phone)).toEqual({ prefix, number });
  });

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
