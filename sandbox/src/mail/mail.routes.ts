import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { control } from '../kit/control';
import { listPage, mailPage } from './mail-pages';
import { MAIL_MODES, type MailSink } from './mail-sink';
import type { StoredMail } from './mailbox';

type MailRequest = FastifyRequest<{ Params: { id: string } }>;

const HTML = 'text/html; charset=utf-8';
/** A message is somebody else's page: nothing in it runs, and nothing is fetched for it. */
const MESSAGE_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

const QuerySchema = v.object({
  to: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((to) => (to === '' ? undefined : to)),
    ),
  ),
});
const ModeSchema = v.object({ mode: v.picklist(MAIL_MODES) });

function summary({ id, receivedAt, envelope, subject, text, attachments }: StoredMail) {
  return {
    id,
    receivedAt,
    from: envelope.from,
    to: envelope.to,
    subject,
    text,
    attachments: attachments.map(({ name, type, content }) => ({
      name,
      type,
      size: content.length,
    })),
  };
}

function download(reply: FastifyReply, name: string, type: string, content: Buffer): FastifyReply {
  return reply
    .type(MEDIA_TYPE.test(type) ? type : 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

/** What has been sent, for people (`/mail`) and for tests (`/mail.json`). */
export function registerMail(app: FastifyInstance, sink: MailSink, faultsEnabled: boolean): void {
  const { mailbox } = sink;
  const toOf = (request: FastifyRequest) => {
    const parsed = v.safeParse(QuerySchema, request.query);
    return parsed.success ? parsed.output.to : undefined;
  };
  const withMail =
    (answer: (mail: StoredMail, reply: FastifyReply, request: MailRequest) => unknown) =>
    (request: MailRequest, reply: FastifyReply) => {
      const mail = mailbox.find(Number(request.params.id));
      return mail === undefined
        ? reply.code(404).send({ error: 'no such message' })
        : answer(mail, reply, request);
    };

  app.get('/mail', (request, reply) =>
    reply.type(HTML).send(listPage(mailbox.list(toOf(request)), toOf(request))),
  );
  app.get('/mail.json', (request) => ({ messages: mailbox.list(toOf(request)).map(summary) }));
  app.get(
    '/mail/:id',
    withMail((mail, reply) => reply.type(HTML).send(mailPage(mail))),
  );
  app.get(
    '/mail/:id.json',
    withMail((mail) => ({ ...summary(mail), headers: mail.headers, html: mail.html })),
  );
  app.get(
    '/mail/:id/html',
    withMail(({ html }, reply) =>
      reply.type(HTML).header('content-security-policy', MESSAGE_POLICY).send(html),
    ),
  );
  app.get(
    '/mail/:id/raw',
    withMail(({ id, raw }, reply) => download(reply, `${id}.eml`, 'message/rfc822', raw)),
  );
  app.get<{ Params: { id: string; index: string } }>(
    '/mail/:id/attachments/:index',
    ({ params }, reply) => {
      const file = mailbox.find(Number(params.id))?.attachments[Number(params.index)];
      return file === undefined
        ? reply.code(404).send({ error: 'no such attachment' })
        : download(reply, file.name, file.type, file.content);
    },
  );
  app.delete('/mail', (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
  if (!faultsEnabled) return;
  control(app, '/__mail', ModeSchema, ({ mode }) => {
    sink.mode = mode;
    return { mode };
  });
}
