import type { MailKind } from '../../../booking/booking';
import { plain, squeezed } from '../../../../test/conformance/mail/conformance';
import { delivered } from '../../../../test/builders/build-train';
import { EXCHANGED, PART_REFUNDED, UNPACKED } from '../../../../test/builders/build-changed-train';
import { type TrainPaper } from './train-source';
import { mailOf, dutchMail } from '../../../../test/cases/train-mail-states';
import { EXPECTED_MAILS } from '../../../../test/builders/train-mails';

describe('A mail', () => {
  it.each(EXPECTED_MAILS)('“%s” tells what matters (%#)', async (kind, change, parts) => {
    const { text } = await mailOf(kind, change);
    for (const part of parts) expect(squeezed(text)).toContain(part);
  });

  it.each<[MailKind, Partial<TrainPaper>, string, string[]]>([
    [
      'confirmed',
      {},
      'Bevestigd',
      [
        'Je treinreis is geboekt',
        'rijtuig 4, plaats 61',
        'Terugbetaling kan tot woensdag 13 januari 2027, 09:10 (tijd in Amsterdam Centraal), min 20% van de prijs.',
        '40 min om over te stappen in Bruxelles-Midi',
        '7 dagen naar keuze',
      ],
    ],
    [
      'changed',
      EXCHANGED,
      'Omgeruild',
      [
        'Je tickets zijn omgeruild',
        'Eerst: donderdag 14 januari 2027, 09:10 – 13:35',
        'Voor het omruilen heb je € 12,00 betaald.',
      ],
    ],
    [
      'changed',
      UNPACKED,
      'Omgeruild',
      [
        'Niet in de nieuwe trein: 2 × XL, Anneke de Vries, Amsterdam Centraal – Paris Gare du Nord: je krijgt € 30,00 terug',
        'Stoelwens: tafel',
      ],
    ],
    [
      'changed',
      PART_REFUNDED,
      'Deels geannuleerd',
      ['Een deel van je boeking is geannuleerd', '€ 48,00 gaat terug zoals je hebt betaald'],
    ],
    [
      'canceled',
      {},
      'Geannuleerd',
      ['Annuleringskosten € 124,00', '€ 500,00 gaat terug zoals je hebt betaald'],
    ],
    ['failed', {}, 'Niet geboekt', ['Er worden geen plaatsen voor je vastgehouden']],
  ])('“%s” tells it in Dutch (%#)', async (kind, change, opening, parts) => {
    const { subject, text } = await dutchMail(kind, change);
    expect(subject).toMatch(new RegExp(`^${opening}: `));
    for (const part of parts) expect(squeezed(text)).toContain(part);
  });

  it('about a partial refund speaks of who still travels, and not of an exchange', async () => {
    const { text } = await mailOf('changed', PART_REFUNDED);
    expect(text).not.toMatch(/Lucas|exchange is confirmed/);
  });

  it('without supply that is invented has no such label', async () => {
    expect((await mailOf('confirmed', { demo: false })).text).not.toContain('Demonstration');
  });

  it('leads to no carrier’s page but one over https', async () => {
    const { html, text } = await mailOf(
      'confirmed',
      delivered({
        type: 'RETRIEVE_VIA_LINK',
        code: null,
        url: 'http://tickets.example/1',
        station: null,
      }),
    );
    expect(`${html} ${text}`).not.toContain('tickets.example');
  });

  it('aligns the amounts of its plain text', async () => {
    const lines = plain((await mailOf('confirmed')).text)
      .split('\n')
      .filter((line) => / {2}€[\d,.]+$/.test(line));
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([72]));
  });
});
