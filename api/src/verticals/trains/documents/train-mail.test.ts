import type { MailKind } from '../../../booking/booking';
import { describeMail, squeezed, visible } from '../../../../test/conformance/mail/conformance';
import { OUT, TICKETS } from '../../../../test/builders/build-train';
import { STATES, mailOf, dutchMail } from '../../../../test/cases/train-mail-states';

// the keys are those of the record
const KINDS = Object.keys(STATES) as MailKind[];

describe.each(KINDS)('The mail “%s”', (kind) => {
  it('has in both its parts what identifies the booking, every train, and whom to ask', async () => {
    const { subject, html, text } = await mailOf(kind);
    expect(subject).toMatch(
      /Amsterdam Centraal – Paris Gare du Nord, 14 – 17 January 2027, and 1 more.*\(TR12TR34\)$/,
    );
    for (const part of [
      'TR12TR34',
      '4821',
      'Dear Anneke de Vries',
      'IC 9220',
      '09:10 Amsterdam Centraal',
      '11:20 Bruxelles-Midi',
      '40 min to change trains at Bruxelles-Midi',
      'Eurostar 9340',
      'Eurostar 9357',
      'Lucas de Vries',
      'coach 4, seat 62',
      'Global Pass, 7 days within 1 month',
      '1st class',
      '2 × XL, Anneke de Vries',
      '€624.00',
      'Demonstration booking',
      'help@wayfare.example',
    ]) {
      expect(visible(html)).toContain(part);
      expect(squeezed(text)).toContain(part);
    }
    expect(html).toContain('href="https://www.wayfare.example/trains/success?key=signed"');
    expect(text).toContain('https://www.wayfare.example/trains/success?key=signed');
  });

  describeMail('train-documents', async () => ({
    en: await mailOf(kind),
    nl: await dutchMail(kind),
  }));

  it('speaks of trains, not of rooms or planes', async () => {
    for (const { subject, html, text } of [await mailOf(kind), await dutchMail(kind)]) {
      expect(`${subject} ${visible(html)} ${text}`).not.toMatch(
        /\b(hotel|room|kamer|stay|verblijf|property|accommodatie|voucher|nights?|nacht(en)?|guest|gast|flights?|vlucht(en)?|airline|luchtvaart\w*)\b/i,
      );
    }
  });

  it('takes what a traveller or a carrier wrote for text', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'&';
    const legs = [
      { ...OUT, origin: { ...OUT.origin, label: `${attack}\r\nBcc: thief@example.com` } },
    ];
    const travelers = TICKETS.travelers.map((traveler) => ({ ...traveler, firstName: attack }));
    const { subject, html } = await mailOf(kind, {
      bookingItems: [{ ...TICKETS, legs, travelers }],
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
