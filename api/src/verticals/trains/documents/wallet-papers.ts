import type { TicketOf } from '../../../booking/documents.routes';
import type { WalletPapers } from '../../../booking/documents/booking-papers';
import { walletsAt, type Wallets } from '../../../platform/keys/wallets';
import { appleTicket } from './apple-ticket';
import { googleTicket } from './google-ticket';
import type { TrainPaper } from './train-source';
import { walletTicket } from './wallet-ticket';

export const trainWallets = (given: Wallets): WalletPapers<TrainPaper> => ({
  async pass(booking, context, of: TicketOf, now) {
    const { apple } = walletsAt(given, now);
    const ticket = apple === null ? null : walletTicket(booking, context, of, now);
    if (apple === null || ticket === null) return null;
    const { passFile } = await import(
      /* webpackMode: "eager" */ '../../../booking/documents/wallet/pass-file'
    );
    return passFile(appleTicket(ticket), apple, now);
  },
  async link(booking, context, of: TicketOf, now) {
    const { google } = given;
    const ticket = google === null ? null : walletTicket(booking, context, of, now);
    if (google === null || ticket === null) return null;
    const { googleLink } = await import(
      /* webpackMode: "eager" */ '../../../booking/documents/wallet/google-link'
    );
    return googleLink(googleTicket(ticket, google.classId), google, now);
  },
});
