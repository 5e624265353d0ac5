import { exportAccount, saveFavourites, saveTraveller, sendContact } from '@wayfare/api-contract';
import { GOOD_CONTACT } from '@wayfare/api-contract/contact-cases';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { accountMails, identities } from '../../platform/db/schema/accounts';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import { queueAccountMail } from '../mails/account-mails';
import { issueTicket } from '../users/tickets';
import type { Booking } from '../../booking/booking';
import { insertMail } from '../../booking/bookings.repository';
import { flightDetails, seedBooking, trainDetails } from '../../../test/builders/seeded-bookings';

const DAY = '2026-12-10';
const AT = new Date(NOW);

describeOnDatabase('The export of an account', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  let booking: Booking;
  let ticket = '';
  let body = '';
  let data: Record<string, unknown> = {};

  beforeAll(async () => {
    api = await startApp(database());
    const { orm } = database();
    const site = { database: database(), keys: api.keys, now: NOW };
    sanne = await signedInMember(site);
    const olga = await signedInMember(site, { name: 'Olga', lastname: 'Ivanova' });
    await api.ask(
      saveTraveller,
      { firstName: 'Jan', lastName: 'van der Berg', document: 'NX1234567' },
      sanne.headers,
    );
    await api.ask(saveTraveller, { firstName: 'Pjotr', lastName: 'Ivanov' }, olga.headers);
    await api.ask(
      saveFavourites,
      { favourites: [{ product: 'hotels', item: 'acc_1' }] },
      sanne.headers,
    );
    booking = await seedBooking(orm, {
      owner: sanne.user.id,
      vertical: 'flights',
      details: flightDetails(DAY),
      pin: '8823',
      refunded: 1_250,
    });
    await seedBooking(orm, {
      owner: olga.user.id,
      vertical: 'trains',
      details: trainDetails(DAY),
      email: 'olga@example.com',
    });
    await insertMail(orm, {
      id: `${booking.id}:confirmed`,
      bookingId: booking.id,
      kind: 'confirmed',
      now: AT,
    });
    await orm.insert(identities).values({
      issuer: 'https://accounts.example.com',
      subject: 'sub-77',
      userId: sanne.user.id,
      createdAt: AT,
    });
    await api.ask(sendContact, GOOD_CONTACT, {
      ...sanne.headers,
      'idempotency-key': 'message-of-sanne',
    });
    await api.ask(
      sendContact,
      { ...GOOD_CONTACT, question: 'A question of Olga Ivanova' },
      { ...olga.headers, 'idempotency-key': 'message-of-olga' },
    );
    ticket = await issueTicket(orm, { kind: 'recovery', userId: sanne.user.id, now: NOW });
    await queueAccountMail(orm, {
      address: sanne.user.email,
      kind: 'reset',
      language: 'en',
      facts: { ticket },
      now: NOW,
    });
    await orm.update(accountMails).set({ sentAt: AT });
    await queueAccountMail(orm, {
      address: olga.user.email,
      kind: 'passwordChanged',
      language: 'en',
      now: NOW,
    });

    const answer = await api.ask(exportAccount, {}, sanne.headers);
    expect(answer.status).toBe(200);
    expect(answer.result?.exportedAt).toBe(AT.toISOString());
    body = answer.response.body;
    data = answer.result?.data ?? {};
  }, 30_000);
  afterAll(() => api.close());

  it.each<[string, () => unknown]>([
    [
      'account',
      () => ({
        id: sanne.user.id,
        email: sanne.user.email,
        name: 'Sanne',
        lastname: 'Bakker',
        language: 'en',
        picture: null,
        country: null,
        company: null,
        hasPassword: true,
        activatedAt: AT.toISOString(),
        termsAcceptedAt: AT.toISOString(),
        createdAt: AT.toISOString(),
      }),
    ],
    [
      'kept',
      () =>
        expect.arrayContaining([
          expect.stringContaining('2555 days after travel'),
          expect.stringContaining('90 days after travel'),
        ]),
    ],
    [
      'travellers',
      () => [
        {
          id: expect.any(String),
          createdAt: AT.toISOString(),
          details: expect.objectContaining({
            firstName: 'Jan',
            lastName: 'van der Berg',
            document: 'NX1234567',
          }),
        },
      ],
    ],
    [
      'favourites',
      () => [{ product: 'hotels', item: 'acc_1', search: '', savedAt: AT.toISOString() }],
    ],
    [
      'identities',
      () => [
        { issuer: 'https://accounts.example.com', subject: 'sub-77', createdAt: AT.toISOString() },
      ],
    ],
    [
      'sessions',
      () => [
        {
          browser: '',
          userAgent: '',
          thirdParty: false,
          createdAt: AT.toISOString(),
          seenAt: AT.toISOString(),
          expiresAt: expect.any(String),
          endedAt: null,
        },
      ],
    ],
    [
      'bookings',
      () => [
        expect.objectContaining({
          reference: booking.reference,
          vertical: 'flights',
          status: 'confirmed',
          email: 'sanne@example.com',
          currency: 'EUR',
          total: '246.50',
          charged: '246.50',
          refunded: '12.50',
          details: flightDetails(DAY),
        }),
      ],
    ],
    [
      'messages',
      () => [
        {
          ...GOOD_CONTACT,
          ticketNumber: expect.stringMatching(/^WF-/),
          createdAt: AT.toISOString(),
        },
      ],
    ],
    [
      'mails',
      () => ({
        account: [{ kind: 'reset', createdAt: AT.toISOString(), sentAt: AT.toISOString() }],
        bookings: [
          { bookingId: booking.id, kind: 'confirmed', createdAt: AT.toISOString(), sentAt: null },
        ],
      }),
    ],
  ])('holds the %s', (part, expected) => {
    expect(data[part]).toEqual(expected());
  });

  it.each<[string, () => string]>([
    ['password hash', () => sanne.user.passwordHash ?? 'argon2'],
    ['refresh hash', () => `unused-${sanne.sessionId}`],
    ['token', () => sanne.authorization.slice('Bearer '.length)],
    ['ticket', () => ticket],
    ['PIN', () => booking.pin],
    ['traveller of somebody else', () => 'Ivanov'],
    ['booking of somebody else', () => 'olga@example.com'],
  ])('holds no %s', (_what, secret) => {
    expect(body).not.toContain(secret());
  });
});
