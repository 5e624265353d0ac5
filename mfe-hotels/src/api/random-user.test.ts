import { randomUser } from './random-user';

it('searches as a random user of eight letters and digits', () => {
  const users = Array.from({ length: 50 }, randomUser);
  for (const user of users) expect(user).toMatch(/^[A-Za-z0-9]{8}$/);
  expect(new Set(users).size).toBeGreaterThan(45);
});
