import type { MailKind } from '../../../booking/booking';
import { plain, squeezed, visible } from '../../../../test/conformance/mail/conformance';
import { MOVED } from '../../../../test/builders/build-flight';
import { mailOf, dutchMail } from '../../../../test/cases/flight-mail-states';
import { EXPECTED_MAILS } from '../../../../test/builders/flight-mails';

describe('A mail', () => {
  it.each(EXPECTED_MAILS)('“%s” tells what matters (%#)', async (kind, change, parts) => {
    const { text } = await mailOf(kind, change);
    for (const part of parts) expect(squeezed(text)).toContain(part);
  });

  it.each<[MailKind, string[]]>([
    [
      'confirmed',
      [
        'Je vluchten zijn geboekt',
        'donderdag 14 januari 2027 om 09:20',
        'boekingscode bij de luchtvaartmaatschappij is X7KQ2P',
        '1 u 45 min op Paris Charles de Gaulle Airport (CDG)',
        'KL 1665: plus 1 stuk ruimbagage tot 23 kg',
        'uitgevoerd door Air France',
        'Wijzigen voor vertrek kost € 210,00 voor alle reizigers samen',
      ],
    ],
    [
      'held',
      [
        'Betaal voor zondag 13 december 2026, 10:00 (tijd in Amsterdam)',
        'gegarandeerd tot zaterdag 12 december 2026',
        'Nu betalen: https://www.wayfare.example/nl/vlucht-annulering?key=signed',
      ],
    ],
    [
      'changed',
      [
        'Eerst: woensdag 13 januari 2027, 07:05 – 11:50',
        'Voor de wijziging heb je € 46,20 betaald.',
      ],
    ],
    ['lapsed', ['Je plaatsen zijn vrijgegeven']],
    ['canceled', ['Annuleringskosten € 210,00', '€ 415,60 gaat terug zoals je hebt betaald']],
  ])('“%s” tells it in Dutch', async (kind, parts) => {
    const { text } = await dutchMail(kind);
    for (const part of parts) expect(squeezed(text)).toContain(part);
  });

  it('about a booking that is held no longer when it is written names no time to pay', async () => {
    expect(squeezed((await mailOf('held', { hold: null })).text)).not.toMatch(
      /Pay before|To be paid/,
    );
  });

  it('aligns the amounts of its plain text', async () => {
    const lines = plain((await mailOf('confirmed')).text)
      .split('\n')
      .filter((line) => / {2}€[\d,.]+$/.test(line));
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([72]));
  });
});

describe('A mail about what the airline changed', () => {
  it.each([
    [
      'names the times before and after, and what can be done',
      MOVED,
      [
        'Was',
        '09:20 – 11:30',
        'Becomes',
        '10:55 – 13:05',
        'Please tell us which you want',
        'You can accept the new times',
        'without paying more',
        'get back everything that you paid',
      ],
    ],
    [
      'leads to us where only the airline can settle it',
      { ...MOVED, actions: [] },
      ['settled with KLM itself'],
    ],
    [
      'says that nothing takes the place of a flight',
      {
        ...MOVED,
        actions: ['cancel' as const],
        journeys: MOVED.journeys.map(({ before }) => ({ before, after: null })),
      },
      ['Does not run any more', 'get back everything'],
    ],
    [
      'says that nothing need be done where the airline did it',
      { ...MOVED, state: 'told' as const, actions: [] },
      ['You need not do anything', '10:55 – 13:05'],
    ],
  ])('OQ-22 %s', async (_what, change, parts) => {
    const { text, html } = await mailOf('carrierChange', { carrier_change: change });
    for (const part of parts) {
      expect(squeezed(text)).toContain(part);
      expect(visible(html)).toContain(part);
    }
  });
});
