import { readConfig } from './config';

it('tells owners of rollouts only in the ways that have settings', () => {
  expect(readConfig({})).toMatchObject({
    rolloutTickMs: 10_000,
    telling: { webhook: null, mail: null },
  });
  expect(
    readConfig({
      ROLLOUT_TICK_MS: '500',
      ROLLOUT_WEBHOOK_SECRET: 'a secret of many characters',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'Wayfare <rollouts@example.com>',
    }),
  ).toMatchObject({
    rolloutTickMs: 500,
    telling: {
      webhook: { secret: 'a secret of many characters', isPrivateAllowed: false },
      mail: { url: 'smtps://user:secret@mail.example.com', from: 'Wayfare <rollouts@example.com>' },
    },
  });
});

it.each([
  [{ ROLLOUT_TICK_MS: '99' }, 'ROLLOUT_TICK_MS: must be at least 100'],
  [{ ROLLOUT_TICK_MS: 'often' }, 'ROLLOUT_TICK_MS: must be a whole number'],
  [{ ROLLOUT_WEBHOOK_SECRET: 'short' }, 'ROLLOUT_WEBHOOK_SECRET: must have at least 16 characters'],
  [{ ROLLOUT_WEBHOOK_PRIVATE: 'yes' }, 'ROLLOUT_WEBHOOK_PRIVATE: must be on or off'],
  [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL: must be an address such as smtps://'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM: must be set together with SMTP_URL'],
  [{ MAIL_FROM: 'rollouts@example.com' }, 'MAIL_FROM: must be set together with SMTP_URL'],
])('%j is refused in words', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
});
