import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import type { DocumentNumbers } from '../../platform/records/document-numbers';
import type { Payments } from '../../ports/payments';
import type { Passwords } from '../auth/passwords';
import { cardHolders } from '../saved-cards/card-holders';
import { savedCardsService } from '../saved-cards/saved-cards.service';
import type { AccountServices } from './account.routes';
import { claimsService } from './claims.service';
import { eraseService } from './erase.service';
import type { EraseDeps } from './erase.service';
import { exportService } from './export.service';
import { ownSessionsService } from './own-sessions.service';
import { passwordService } from './password.service';
import { profileService } from './profile.service';
import { travellersService } from './travellers.service';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'retention'>;
  readonly documentNumbers: DocumentNumbers;
  readonly payments: Payments;
  readonly retained: EraseDeps['retained'];
}

export function accountServices(deps: Deps): AccountServices {
  const { database, payments } = deps;
  const cards = savedCardsService({
    database,
    payments,
    holders: cardHolders({ database, payments }),
  });
  return {
    profile: profileService(database),
    password: passwordService(deps),
    sessions: ownSessionsService(database),
    travellers: travellersService(database, deps.documentNumbers),
    exports: exportService({ ...deps, cards }),
    erasure: eraseService(deps),
    claims: claimsService(database),
    cards,
  };
}
