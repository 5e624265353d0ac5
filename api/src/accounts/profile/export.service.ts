import type { ExportResult } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import type { DocumentNumbers } from '../../platform/records/document-numbers';
import { keptRules } from './kept-rules';
import type { User } from '../users/users.repository';
import { findCustomer } from '../saved-cards/card-customers.repository';
import type { SavedCardsService } from '../saved-cards/saved-cards.service';
import { browserName } from '../auth/browser-name';
import {
  keptAccountMails,
  keptAlerts,
  keptBookingMails,
  keptBookings,
  keptFavourites,
  keptIdentities,
  keptInvoices,
  keptMessages,
  keptSessions,
} from './kept.repository';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import { savedTraveller } from './traveller-records';
import { findTravellersOf } from './travellers.repository';

export interface ExportService {
  /** All personal data, and no secret: no hash, PIN or ticket. */
  export(requester: Requester): Promise<ExportResult>;
}

function accountData({
  id,
  email,
  name,
  lastname,
  language,
  picture,
  country,
  company,
  passwordHash,
  activatedAt,
  termsAcceptedAt,
  createdAt,
}: User) {
  return {
    id,
    email,
    name,
    lastname,
    language,
    picture,
    country,
    company,
    hasPassword: passwordHash !== null,
    activatedAt,
    termsAcceptedAt,
    createdAt,
  };
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly config: Pick<Config, 'retention'>;
  readonly documentNumbers: DocumentNumbers;
  readonly cards: Pick<SavedCardsService, 'list'>;
}

function exportedTraveller(
  row: Awaited<ReturnType<typeof findTravellersOf>>[number],
  numbers: DocumentNumbers,
) {
  const { id, ...details } = savedTraveller(row, numbers);
  return { id, createdAt: row.createdAt, details };
}

const euros = (cents: number) => formatDecimal(money(cents));

export function exportService({
  database: { orm },
  config: { retention: days },
  documentNumbers: numbers,
  cards,
}: Deps): ExportService {
  async function bookingData(userId: string) {
    const rows = await keptBookings(orm, userId);
    return rows.map(({ total, captured, refunded, ...row }) => ({
      ...row,
      currency: 'EUR',
      total: euros(total),
      charged: euros(captured),
      refunded: euros(refunded),
    }));
  }

  return {
    async export(requester) {
      const user = await memberOf(orm, requester);
      const travellers = await findTravellersOf(orm, user.id);
      const sessions = await keptSessions(orm, user.id);
      const bookings = await bookingData(user.id);
      const data = {
        kept: keptRules(user.language, days),
        account: accountData(user),
        travellers: travellers.map((row) => exportedTraveller(row, numbers)),
        identities: await keptIdentities(orm, user.id),
        paymentProvider: {
          customer: await findCustomer(orm, user.id),
          ...(await cards.list(requester)),
        },
        sessions: sessions.map((session) => ({
          browser: browserName(session.userAgent),
          ...session,
        })),
        bookings,
        invoices: (await keptInvoices(orm, user.id)).map(({ total, ...row }) => ({
          ...row,
          currency: 'EUR',
          total: euros(total),
        })),
        favourites: await keptFavourites(orm, user.id),
        priceAlerts: await keptAlerts(orm, user.email),
        messages: await keptMessages(orm, user.id),
        mails: {
          account: await keptAccountMails(orm, user.email),
          bookings: await keptBookingMails(
            orm,
            bookings.map(({ id }) => id),
          ),
        },
      };
      return { exportedAt: new Date(requester.now).toISOString(), data };
    },
  };
}
