import { PriceWatchSchema } from '@wayfare/api-contract/schemas';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { priceAlertMails } from '../platform/db/schema/price-alerts';
import type { RenderRow } from '../platform/queue/mail-queue';
import { writtenMail } from '../booking/documents/mail/written-mail';
import type { KeySet } from '../platform/keys/key-set';
import type { SitePages } from '../platform/site-pages/site-pages';
import { signAlertKey } from './alert-keys';
import { alertMailPage } from './alert-mail-page';
import { offCallPath, offPath, onPath } from './alert-paths';
import { findAlert } from './alerts.repository';
import { searchOf } from './watched-product';
import type { WatchedProducts } from './watched-product';

export interface AlertMailDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly products: WatchedProducts;
  readonly origin: string;
  readonly pages: SitePages;
  readonly supportEmail: string;
}

export function renderAlertMail({
  database: { orm },
  keys,
  products,
  origin,
  pages,
  supportEmail,
}: AlertMailDeps): RenderRow {
  return async (id) => {
    const [row] = await orm.select().from(priceAlertMails).where(eq(priceAlertMails.id, id));
    const alert = row === undefined ? null : await findAlert(orm, row.alertId);
    if (row === undefined || alert === null) return null;
    const { before, now } = row;
    const fall = before === null || now === null ? null : { before, now };
    if (fall !== null && (alert.endedAt !== null || alert.consentAt === null)) return null;
    const { language } = alert;
    const watch = v.parse(PriceWatchSchema, alert.watch);
    const search = await searchOf(products, watch, language);
    if (search === null) return null;
    const key = await signAlertKey(keys, alert.id);
    const whole = (path: string) => new URL(path, origin).href;
    const page = alertMailPage({
      alert,
      fall,
      links: {
        on: whole(onPath(pages, key, language)),
        off: whole(offPath(pages, key, language)),
        search: whole(search),
      },
      supportEmail,
    });
    return {
      to: alert.address,
      attachments: [],
      ...(fall === null ? {} : { unsubscribe: whole(offCallPath(key)) }),
      ...(await writtenMail(page)),
    };
  };
}
