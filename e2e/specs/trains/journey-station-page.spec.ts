/* The page of a station, from what is near it to a search from there. */
import { expect, test } from '../../fixtures/test';
import { plainPage } from '../../fixtures/html';

const WORDS = {
  en: {
    path: '/trains/stations/nl-amsterdam-centraal',
    where: 'Where it is',
    schiphol: '/flights/airports/ams-amsterdam-airport-schiphol',
    others: 'Other stations in Amsterdam',
    popular: 'Popular trains from Amsterdam Zuid',
    from: 'From',
    stays: 'Places to stay near Amsterdam Zuid',
    hotels: /Hotels near Amsterdam Zuid/,
  },
  nl: {
    path: '/nl/treinen/stations/nl-amsterdam-centraal',
    where: 'Waar het ligt',
    schiphol: '/nl/vluchten/luchthavens/ams-amsterdam-airport-schiphol',
    others: 'Andere stations in Amsterdam',
    popular: 'Populaire treinen vanuit Amsterdam Zuid',
    from: 'Van',
    stays: 'Overnachten bij Amsterdam Zuid',
    hotels: /Hotels bij Amsterdam Zuid/,
  },
} as const;

for (const language of ['en', 'nl'] as const) {
  const words = WORDS[language];
  test(`a station's page in ${language} lists what is near, and leads to others with a map of their own${language === 'nl' ? ' @long' : ' @phone'}`, async ({
    page,
    visit,
    axe,
  }) => {
    const { html } = await plainPage(words.path);
    expect(html, 'before any script').toContain(`href="${words.schiphol}"`);
    expect(await visit(words.path)).toBe(200);
    const where = page.getByRole('region', { name: words.where });
    await where.scrollIntoViewIfNeeded();
    await expect(where.locator('.leaflet-container')).toBeVisible();
    await page
      .getByRole('region', { name: words.others })
      .getByRole('link', { name: 'Amsterdam Zuid' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amsterdam Zuid');
    await expect(page.getByLabel(words.from, { exact: true })).toHaveValue('Amsterdam Zuid');
    const popular = page.getByRole('region', { name: words.popular });
    await popular.scrollIntoViewIfNeeded();
    await expect(popular.getByText(/€/).first()).toBeVisible();
    await axe();
    await page.getByRole('link', { name: words.stays }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hotels);
  });
}
