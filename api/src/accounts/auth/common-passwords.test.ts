import { isCommonPassword } from './common-passwords';

describe('A common password', () => {
  it.each<[string, string, boolean]>([
    ['as it is in the list', 'password1', true],
    ['in capitals', 'PASSWORD1', true],
    ['with signs after it', 'Password1!', true],
    ['with signs before and after it', '¡¡Passw0rd!!', true],
    ['with the name of the address in it', 'Sanne.Bakker!9', true],
    ['with the name in capitals', 'x9!SANNE.BAKKER', true],
    ['that is long and nobody’s', 'Kanaal!2026', false],
    ['with a sign in the middle', 'Pass!word!7q', false],
    ['of signs alone', '!!!!????', false],
  ])('%s: %s is refused: %s', async (_what, password, isRefused) => {
    expect(await isCommonPassword(password, 'sanne.bakker@example.com')).toBe(isRefused);
  });

  it('may hold a name of three letters, which any word could', async () => {
    expect(await isCommonPassword('Kanaal!2026', 'ana@example.com')).toBe(false);
  });
});
