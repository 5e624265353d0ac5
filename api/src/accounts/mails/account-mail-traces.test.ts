import {
  endedSpans,
  incomingTrace,
  inTrace,
  traceStarts,
  type EndedSpan,
} from '@wayfare/server/telemetry/traces';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { sendOneOf } from '../../platform/queue/mail-queue';
import { ACCOUNT_MAILS } from './account-mail-queue';
import { queueAccountMail } from './account-mails';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const NOW = Date.parse('2026-11-20T09:00:00Z');
const MAIL = {
  to: 'sanne@example.com',
  subject: 'a subject',
  html: '',
  text: '',
  attachments: [],
} as const;

describeOnDatabase('A mail that is sent later', (database) => {
  const queued = () =>
    queueAccountMail(database().orm, {
      address: MAIL.to,
      kind: 'reset',
      language: 'en',
      now: NOW,
    });
  const send = (mailer: () => Promise<void>) =>
    sendOneOf(
      ACCOUNT_MAILS,
      {
        database: database(),
        mailer: { send: mailer },
        mailDomain: 'example.com',
        log: { error: () => undefined },
        timeouts: { leaseTime: 60_000, stepTime: 120_000 },
        clock: () => NOW,
      },
      async () => MAIL,
    );
  let ended: EndedSpan[] = [];
  let ends: (() => void)[] = [];

  beforeEach(() => {
    ended = [];
    ends = [
      traceStarts.hear((start) => void (start.isSampled = true)),
      endedSpans.hear((span) => void ended.push(span)),
    ];
  });
  afterEach(async () => {
    ends.forEach((end) => end());
    await database().pool.query('DELETE FROM account_mails');
  });

  const sent = () => ended.find(({ name }) => name === 'mail accountMails');

  it('belongs to the request that asked for it, and names nobody', async () => {
    await inTrace(incomingTrace(`00-${TRACE}-${SPAN}-00`), queued);
    expect(await send(() => Promise.resolve())).toBe(true);
    expect(sent()).toMatchObject({
      traceId: TRACE,
      parentId: SPAN,
      isFailed: false,
      attributes: { 'wayfare.queue': 'accountMails', 'wayfare.tries': 1 },
    });
    expect(JSON.stringify(ended)).not.toMatch(/sanne|subject/);
  });

  it('begins a trace where nobody traced its request, and tells that it failed', async () => {
    await queued();
    await send(() => Promise.reject(new Error('sanne is unknown here')));
    expect(sent()).toMatchObject({ parentId: null, isFailed: true });
    expect(JSON.stringify(ended)).not.toContain('sanne');
  });
});
