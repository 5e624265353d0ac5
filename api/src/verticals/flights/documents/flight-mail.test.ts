import type { MailKind } from '../../../booking/booking';
import { describeMail, squeezed, visible } from '../../../../test/conformance/mail/conformance';
import { FLIGHT } from '../../../../test/builders/build-flight';
import { STATES, mailOf, dutchMail } from '../../../../test/cases/flight-mail-states';

// the keys are those of the record
const KINDS = Object.keys(STATES) as MailKind[];

describe.each(KINDS)('The mail “%s”', (kind) => {
  it('has in both its parts what identifies the booking, every flight, and whom to ask', async () => {
    const { subject, html, text } = await mailOf(kind);
    expect(subject).toMatch(/Amsterdam – Barcelona, 14 – 21 January 2027.*\(FL12FL34\)$/);
    for (const part of [
      'FL12FL34',
      '4821',
      'Dear Anneke de Vries',
      'KL 1665',
      '09:20 Amsterdam Airport Schiphol (AMS)',
      '11:30 Josep Tarradellas Barcelona-El Prat Airport (BCN), terminal 1',
      'KL 2404',
      'KL 1246',
      'operated by Air France',
      '1 h 45 min at Paris Charles de Gaulle Airport (CDG)',
      'Łukasz de Vries',
      '€625.60',
      'help@wayfare.example',
    ]) {
      expect(visible(html)).toContain(part);
      expect(squeezed(text)).toContain(part);
    }
    expect(html).toContain('href="https://www.wayfare.example/flight-cancelation?key=signed"');
    expect(text).toContain('https://www.wayfare.example/flight-cancelation?key=signed');
  });

  describeMail('flight-documents', async () => ({
    en: await mailOf(kind),
    nl: await dutchMail(kind),
  }));

  it('speaks of flights, not of rooms', async () => {
    for (const { subject, html, text } of [await mailOf(kind), await dutchMail(kind)]) {
      expect(`${subject} ${visible(html)} ${text}`).not.toMatch(
        /\b(hotel|room|kamer|stay|verblijf|property|accommodatie|voucher|nights?|nacht(en)?|guest|gast|check-in is)\b/i,
      );
    }
  });

  it('takes what a traveller or an airline wrote for text', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'&';
    const travellers = FLIGHT.travellers.map((traveller) => ({ ...traveller, name: attack }));
    const { subject, html } = await mailOf(kind, {
      travellers,
      dictionary: {
        ...FLIGHT.dictionary,
        locations: {
          AMS: {
            nameCity: `${attack}\r\nBcc: thief@example.com`,
            nameAirport: attack,
            timeZone: 'Europe/Amsterdam',
          },
        },
      },
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
