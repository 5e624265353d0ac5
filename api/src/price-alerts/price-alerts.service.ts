import { MOST_ALERTS } from '@wayfare/api-contract';
import type { AskedPriceAlert, PriceAlert, PriceAlertList } from '@wayfare/api-contract';
import type {
  LinkedPriceAlertRequestSchema,
  PriceAlertRequestSchema,
} from '@wayfare/api-contract/schemas';
import { PriceWatchSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, homeOf, money, parseMoney, siteDay } from '@wayfare/domain';
import * as v from 'valibot';
import type { InferOutput } from 'valibot';
import { contentHash } from '../platform/content-hash';
import type { Connection, Database } from '../platform/db/database';
import type { Principal } from '../platform/http/authenticate';
import { invalid, Problem } from '../platform/http/problem';
import { takeMail } from '../accounts/mails/mail-allowance';
import type { Requester } from '../accounts/users/member';
import { memberOf } from '../accounts/users/member';
import type { KeySet } from '../platform/keys/key-set';
import { readAlertKey } from './alert-keys';
import { LOOK_EVERY_MS } from './alert-rule';
import {
  changeAlert,
  countAlerts,
  findAlert,
  findOnAlerts,
  findSame,
  holdAddress,
  insertAlert,
  queueAlertMail,
} from './alerts.repository';
import type { AlertRow, NewAlert } from './alerts.repository';
import { searchOf, watchedBy } from './watched-product';
import type { WatchedProducts } from './watched-product';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly products: WatchedProducts;
}

type Input = InferOutput<typeof PriceAlertRequestSchema>;

export interface PriceAlertsService {
  ask(input: Input, requester: { principal: Principal; now: number }): Promise<AskedPriceAlert>;
  linked(
    input: InferOutput<typeof LinkedPriceAlertRequestSchema>,
    now: number,
  ): Promise<PriceAlert>;
  list(requester: Requester): Promise<PriceAlertList>;
  end(id: string, requester: Requester): Promise<void>;
}

const stateOf = ({ consentAt, endedAt }: AlertRow): PriceAlert['state'] =>
  consentAt === null ? 'waiting' : endedAt === null ? 'on' : 'off';

const isOver = ({ startsOn }: AlertRow, now: number) => siteDay(() => now) > startsOn;

/** Consent by a mail's key or a member's session; strangers get one answer whatever is known of an address. */
export function priceAlertsService({
  database: { orm },
  keys,
  products,
}: Deps): PriceAlertsService {
  async function shown(row: AlertRow): Promise<PriceAlert> {
    const watch = v.parse(PriceWatchSchema, row.watch);
    const { id, product, title, startsOn, endsOn, told, language } = row;
    const href = await searchOf(products, watch, language);
    return {
      ...{ id, product, title, starts_on: startsOn, ends_on: endsOn },
      told: formatDecimal(money(told)),
      state: stateOf(row),
      href: href ?? homeOf(language),
    };
  }

  /** Null at the address's limit. */
  async function keep(connection: Connection, alert: NewAlert): Promise<AlertRow | null> {
    const same = await findSame(connection, alert);
    if (same !== null && stateOf(same) === 'on') return same;
    if (
      (same === null || same.endedAt !== null) &&
      (await countAlerts(connection, alert.address)) >= MOST_ALERTS
    )
      return null;
    if (same === null) return insertAlert(connection, alert);
    const { language, title, told, askedAt, consentText, consentWay, consentAt, runAt } = alert;
    const asked = { language, title, told, askedAt, consentText, forMember: alert.forMember };
    // what was ended stays off until somebody agrees anew
    const agreed = { consentWay, consentAt, endedAt: null, runAt, tries: 0 };
    const change = consentAt === null ? asked : { ...asked, ...agreed };
    await changeAlert(connection, same.id, change);
    return { ...same, ...change };
  }

  async function askByMail(alert: NewAlert, now: number): Promise<void> {
    await orm.transaction(async (connection) => {
      await holdAddress(connection, alert.address);
      const { address } = alert;
      if (!(await takeMail(connection, { kind: 'priceAlert', address, now }))) return;
      const row = await keep(connection, alert);
      if (row !== null)
        await queueAlertMail(connection, { alertId: row.id, kind: 'confirm' }, new Date(now));
    });
  }

  async function askAtOnce(alert: NewAlert, now: number): Promise<void> {
    const agreed = {
      ...alert,
      consentWay: 'account' as const,
      consentAt: new Date(now),
      runAt: new Date(now + LOOK_EVERY_MS),
    };
    const row = await orm.transaction(async (connection) => {
      await holdAddress(connection, alert.address);
      return keep(connection, agreed);
    });
    if (row === null)
      throw new Problem('INVALID_REQUEST', {
        field: 'watch',
        text: 'alerts.full',
        values: { most: String(MOST_ALERTS) },
        status: 409,
      });
  }

  async function turn(row: AlertRow, action: 'on' | 'off', now: number): Promise<void> {
    const state = stateOf(row);
    const at = new Date(now);
    if (action === 'off' && state === 'on')
      await changeAlert(orm, row.id, { endedAt: at, runAt: null });
    if (action === 'on' && state !== 'on')
      await changeAlert(orm, row.id, {
        ...{ consentWay: 'mail', consentAt: at, endedAt: null, runAt: at, tries: 0 },
      });
  }

  return {
    async ask({ watch, seen, email, consent, language }, { principal, now }) {
      const isMember = principal.role === 'user';
      const address = isMember ? (await memberOf(orm, { principal })).email : email;
      if (address === undefined) throw invalid('email', 'alerts.email');
      const product = watchedBy(products, watch);
      if (product === undefined) throw new Problem('INVALID_REQUEST', { field: 'watch.product' });
      const watched = await product.describe(watch, { language, now });
      const alert: NewAlert = {
        ...{ address, language, product: watch.product, watch, watchHash: contentHash(watch) },
        ...watched,
        told: parseMoney(seen).amount,
        forMember: isMember,
        askedAt: new Date(now),
        consentText: consent,
        ...{ consentWay: null, consentAt: null, runAt: null },
      };
      await (isMember ? askAtOnce : askByMail)(alert, now);
      return { state: isMember ? 'on' : 'mailed' };
    },

    async linked({ key, action }, now) {
      const id = await readAlertKey(keys, key, now);
      const row = id === null ? null : await findAlert(orm, id);
      if (row === null || isOver(row, now)) throw new Problem('TICKET', { text: 'alerts.link' });
      if (action !== 'look') await turn(row, action, now);
      return shown((await findAlert(orm, row.id)) ?? row);
    },

    async list(requester) {
      const { email } = await memberOf(orm, requester);
      const rows = await findOnAlerts(orm, email);
      return {
        alerts: await Promise.all(rows.filter((row) => !isOver(row, requester.now)).map(shown)),
      };
    },

    async end(id, requester) {
      const { email } = await memberOf(orm, requester);
      const row = await findAlert(orm, id);
      if (row === null || row.address !== email) throw new Problem('NOT_FOUND', { field: 'id' });
      await turn(row, 'off', requester.now);
    },
  };
}
