/* A sight, as it is typed: its hotels, and how far from it they are. */
import { expect, test } from '../../fixtures/test';
import { cardsOf } from '../../fixtures/traveller';

const WORDS = {
  en: {
    path: '/hotels',
    where: 'Where to?',
    sight: /Sagrada Família.*Barcelona, Spain/,
    sights: 'Sights',
    heading: 'Hotels near Sagrada Família, Barcelona, Spain',
    away: /([\d.]+) km from Sagrada Família/,
  },
  nl: {
    path: '/nl/hotels',
    where: 'Waarheen?',
    sight: /Sagrada Família.*Barcelona, Spanje/,
    sights: 'Bezienswaardigheden',
    heading: 'Hotels bij Sagrada Família, Barcelona, Spanje',
    away: /([\d,]+) km van Sagrada Família/,
  },
} as const;

for (const language of ['en', 'nl'] as const) {
  const words = WORDS[language];
  const kilometres = (text: string) =>
    Number((words.away.exec(text)?.[1] ?? 'NaN').replace(',', '.'));

  test(`a sight typed in ${language} has its hotels, the nearest first where that is asked for${language === 'nl' ? ' @long' : ''}`, async ({
    page,
    visit,
    axe,
  }) => {
    await visit(words.path);
    await page.getByRole('combobox', { name: words.where }).fill('sagrada f');
    const sights = page.getByRole('group', { name: words.sights });
    await expect(sights.getByRole('option').filter({ hasText: words.sight })).toBeVisible();
    // as a form sends it whose script has not come
    expect(await visit(`${words.path}?where=sagrada+familia&sort=distance_asc`)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await page
      .getByRole('combobox')
      .filter({ hasText: /Dist|Afst/ })
      .selectOption('distance_asc');
    await expect(page).toHaveURL(/sort=distance_asc/);
    await expect(page.locator('main [aria-busy="false"]')).toBeVisible();
    const away = async () => (await cardsOf(page).allInnerTexts()).map(kilometres);
    await expect
      .poll(async () => (await away()).every((km, index, all) => km >= (all[index - 1] ?? 0)))
      .toBe(true);
    expect(Math.max(...(await away()))).toBeLessThanOrEqual(2);
    await axe();
  });
}
