import { expect, test } from '../fixtures/test';

const PAGES = [
  { path: '/', language: 'en' },
  { path: '/nl', language: 'nl' },
  { path: '/accommodations', language: 'en' },
  { path: '/flights', language: 'en' },
  { path: '/nl/vluchten', language: 'nl' },
  { path: '/flights/booking/seatmap', language: 'en' },
  { path: '/nl/vluchten/boekingen', language: 'nl' },
  { path: '/flight-cancelation', language: 'en' },
  { path: '/trains', language: 'en' },
  { path: '/nl/treinen', language: 'nl' },
  { path: '/trains/passengers', language: 'en' },
  { path: '/nl/treinen/afrekenen', language: 'nl' },
  { path: '/trains/payment', language: 'en' },
  { path: '/nl/treinen/success', language: 'nl' },
  { path: '/trains/cancel-booking', language: 'en' },
  { path: '/user/login', language: 'en' },
  { path: '/nl/gebruiker/registreer', language: 'nl' },
  { path: '/data-sources', language: 'en' },
];

for (const { path, language } of PAGES) {
  test(`${path} answers, hydrates without an error and has no accessibility violation`, async ({ page, visit, axe }) => {
    expect(await visit(path)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await axe();
  });
}
