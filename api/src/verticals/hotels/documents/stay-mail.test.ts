import { describeMail, squeezed, visible } from '../../../../test/conformance/mail/conformance';
import { BOOKING } from '../../../../test/builders/build-stay-booking';
import { KINDS, mailOf, dutchMail } from '../../../../test/builders/stay-mails';

describe.each(KINDS)('The mail “%s”', (kind) => {
  it('has in both its parts what identifies the booking and whom to ask', async () => {
    const { subject, html, text } = await mailOf(kind);
    expect(subject).toContain('K7QM2X9A');
    for (const part of [
      'K7QM2X9A',
      '4821',
      'Hôtel Łódź & Györ',
      'Thursday 10 December 2026',
      'Superior Double Room, City View',
      'Bed & breakfast',
      '2 adults, 1 child (age 7)',
      'İlker Ğül: 1 adult',
      'Step-free access, Assistance dog',
      'Zoë Kovács-Ğül',
      '€1,098.72',
      'help@wayfare.example',
      'Demonstration booking',
    ]) {
      expect(visible(html)).toContain(part);
      expect(squeezed(text)).toContain(part);
    }
    expect(html).toContain('href="https://www.wayfare.example/bookings/view?key=signed"');
    expect(text).toContain('https://www.wayfare.example/bookings/view?key=signed');
  });

  describeMail('stay-documents', async () => ({
    en: await mailOf(kind),
    nl: await dutchMail(kind),
  }));

  it('takes what a guest or a hotel wrote for text', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'&';
    const { subject, html } = await mailOf(kind, {
      holder: { ...BOOKING.holder, firstName: attack },
      remarks: attack,
      hotel: { ...BOOKING.hotel, name: `${attack}\r\nBcc: thief@example.com` },
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
