import { hash } from '@node-rs/argon2';
import { createPasswords } from './passwords';

const passwords = createPasswords();

describe('A password', () => {
  it('is kept as Argon2id with 19 MiB and two passes, never twice the same', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('Kanaal!2026'),
      passwords.hash('Kanaal!2026'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it.each([
    ['the same', 'Kanaal!2026', true],
    ['another', 'kanaal!2026', false],
    ['nothing', '', false],
    ['a longer one', 'Kanaal!2026 ', false],
  ])('is compared with %s', async (_what, password, isRight) => {
    expect(await passwords.verify(await passwords.hash('Kanaal!2026'), password)).toBe(isRight);
  });

  it('is wrong where there is none', async () => {
    expect(await passwords.verify(null, 'Kanaal!2026')).toBe(false);
  });

  it.each([
    ['less memory', { memoryCost: 1024, timeCost: 2, parallelism: 1 }, true],
    ['more passes', { memoryCost: 19_456, timeCost: 3, parallelism: 1 }, true],
    ['the same', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }, false],
  ])('whose hash was made with %s is renewed: %j %s', async (_what, parameters, isOutdated) => {
    expect(passwords.isOutdated(await hash('Kanaal!2026', parameters))).toBe(isOutdated);
  });
});
