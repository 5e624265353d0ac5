import { accountNames } from './account-names';

describe('A new account of a third-party sign-in', () => {
  it.each<[string, string, string, string, string]>([
    ['Ada', 'Jansen', 'ada@example.com', 'Ada', 'Jansen'],
    ['Zoë-Anne', 'van ’t Hoff', 'z@example.com', 'Zoë-Anne', 'van ’t Hoff'],
    ['Madonna', '', 'm@example.com', 'Madonna', ''],
    ['', '', 'ada.jansen+wayfare@example.com', 'ada jansen', ''],
    ['', 'Jansen', 'ada@example.com', 'ada', ''],
    ['', '', '12345@example.com', '12345@example.com', ''],
    ['<b>Ann</b>', 'x'.repeat(80), 'ann@example.com', 'b Ann b', 'x'.repeat(60)],
    ['42', '', 'ann42@example.com', 'ann', ''],
  ])('OQ-10 told “%s” “%s” of %s is called “%s” “%s”', (given, family, email, name, lastname) => {
    expect(accountNames({ name: given, lastname: family, email })).toEqual({ name, lastname });
  });
});
