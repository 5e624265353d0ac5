/* From a search for flights to a ticket, whole: English at a desk, Dutch on a phone. */
import { loggedIn, mailsTo, newMember } from '../../fixtures/account';
import { keysOf, outcome } from '../../fixtures/booking';
import { aroundTheList } from '../../fixtures/flight-results';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import {
  fillParty,
  FLYERS,
  freeSeats,
  heading,
  payWith,
  press,
  searchFlights,
  submitButton,
  typedIn,
} from '../../fixtures/flights';
import { siteOfRun } from '../../fixtures/site-under-test';
import { expect, hydrated, test } from '../../fixtures/test';
import { cardsOf, centsIn, languageOf, switchLanguageAndBack } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

const PARTY = ['Anneke de Vries', 'Zoë Jansen-Müller', 'Bram de Vries', 'Sam Jansen'];

test('FLT-11 FLT-13 FLT-36 FLT-37 flies a family to Barcelona and back: search, filter, fare, travellers, bags, seats, card, ticket @phone', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  const member = newMember();
  await loggedIn(page, visit, { language, member, path: words.search });
  const total = page.getByRole('complementary').getByText(/€/).first();

  await test.step('FLT-17 searches by the names of towns', async () => {
    await axe();
    await searchFlights(page, language);
    await heading(page, words.title);
    expect(new URL(page.url()).searchParams.getAll('childAges')).toEqual(['7']);
  });

  await test.step('OQ-50 results come in, and are narrowed and sorted in the URL', async () => {
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words.found })).toBeAttached({
      timeout: 30_000,
    });
    await aroundTheList(page, { language, isMobile, look: axe });
    if (isMobile) {
      await page.getByRole('button', { name: words.filters }).click();
      await axe();
    }
    await page.getByRole('checkbox', { name: words.direct }).click();
    if (isMobile) await page.getByRole('button', { name: words.show }).click();
    await page.getByRole('button', { name: words.cheapest }).click();
    await expect(page).toHaveURL(/stops=/);
    await expect(page).toHaveURL(/sort=/);
    await expect(cardsOf(page).getByText(words.direct).first()).toBeVisible();
    const totals = (
      await cardsOf(page)
        .getByText(/^€\s?[\d.,]+$/)
        .allInnerTexts()
    ).map(centsIn);
    expect(totals.length).toBeGreaterThan(2);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    await switchLanguageAndBack(page, language);
    await axe();
    await press(page, words.choose);
  });

  await test.step('OQ-46 compares what each ticket type includes', async () => {
    await heading(page, words.ticket);
    await expect(
      page.getByRole('link', { name: words.chooseFlex }).filter({ visible: true }),
    ).toBeVisible();
    await axe();
    await page
      .getByRole('link', { name: words.chooseFare })
      .filter({ visible: true })
      .first()
      .click();
  });

  await test.step('FLT-29 asks everybody’s data, and keeps them through a reload and the other language', async () => {
    await heading(page, words.travellers);
    await press(page, words.toBags);
    await expect(page.locator('main form [role="group"][tabindex="-1"]').first()).toBeFocused();
    await axe();
    await fillParty(page, language, { flyers: FLYERS, email: member.email });
    await page.reload();
    await hydrated(page);
    await switchLanguageAndBack(page, language);
    for (const [index, whole] of PARTY.entries()) {
      const [name, surname] = [`${index}.name`, `${index}.surname`];
      expect(`${await typedIn(page, name)} ${await typedIn(page, surname)}`).toBe(whole);
    }
    await press(page, words.toBags);
  });

  const fare =
    await test.step('FLT-37 a bag raises the total by its price, and lowers it when it is given back', async () => {
      await heading(page, words.bags);
      const before = centsIn(await total.innerText());
      const more = page.getByRole('button', { name: words.checkedBag }).first();
      await more.click();
      await expect.poll(async () => centsIn(await total.innerText())).toBeGreaterThan(before);
      const after = centsIn(await total.innerText());
      await page.getByRole('button', { name: words.lessChecked }).first().click();
      await expect.poll(async () => centsIn(await total.innerText())).toBe(before);
      await more.click();
      await expect.poll(async () => centsIn(await total.innerText())).toBe(after);
      await axe();
      await press(page, words.toSeats);
      return after;
    });

  const seats =
    await test.step('FLT-36 everybody with a seat chooses one on the map of the first flight, and one from the list of the second', async () => {
      await heading(page, words.seats);
      await expect(freeSeats(page).first()).toBeVisible();
      for (let index = 0; index < 3; index += 1) {
        const seat = freeSeats(page).nth(index * 7);
        if (isMobile) await seat.tap();
        else await seat.click();
        await expect(page.getByRole('grid').locator('[aria-selected="true"]')).toHaveCount(
          index + 1,
        );
      }
      const chosen = await page
        .getByRole('grid')
        .locator('[aria-selected="true"]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-seat') ?? ''));
      await axe();
      await press(page, words.nextFlight);
      await press(page, words.asList);
      const list = page.getByRole('listbox', { name: words.seatList });
      await expect(list).toBeVisible();
      await axe();
      await list.getByRole('option').first().click();
      await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('grid').locator('[aria-selected="true"]')).toHaveCount(3);
      await press(page, words.toPayment);
      return chosen;
    });

  await test.step('everything is checked once more, and paid by card', async () => {
    await heading(page, words.payment);
    for (const seat of seats)
      await expect(
        page
          .locator('main')
          .getByText(new RegExp(`${words.seatWord} ${seat}\\b`))
          .first(),
      ).toBeVisible();
    expect(centsIn(await submitButton(page, language).innerText())).toBeGreaterThanOrEqual(fare);
    await axe();
    await payWith(page, language);
    await outcome(page, words.booked);
    await expect(page.getByText(words.ticketNumber)).toHaveCount(4);
    await axe();
  });

  await test.step('ticket and calendar are here and in the mail, and the booking in the list', async () => {
    const { reference } = await keysOf(page, language);
    for (const [link, start] of [
      [words.eTicket, '%PDF-'],
      [words.calendar, 'BEGIN'],
    ] as const) {
      const file = await page.request.get(
        (await page.getByRole('link', { name: link }).getAttribute('href')) ?? '',
      );
      expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, start]);
    }
    await expect
      .poll(
        async () =>
          (await mailsTo(member.email)).filter(({ subject, text }) =>
            `${subject} ${text}`.includes(reference),
          ).length,
      )
      .toBe(1);
    const [mail] = await mailsTo(member.email);
    const { attachments } = (await (
      await fetch(`${siteOfRun().sandboxUrl}/mail/${mail?.id ?? ''}.json`)
    ).json()) as { attachments: { type: string }[] };
    expect(attachments.map(({ type }) => type).sort()).toEqual([
      'application/pdf',
      'text/calendar',
    ]);
    await visit(words.list);
    await expect(cardsOf(page).filter({ hasText: reference })).toBeVisible();
    await axe();
  });
});
