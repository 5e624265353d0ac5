import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Double } from '../double';
import { control } from '../kit/control';
import { aboutOf } from '../kit/pages';
import about from './data/about.json';
import { listPage, mailPage } from './mail-pages';
import { createMailServer, MAIL_MODES, type StoredMail } from './mail-server';

const HTML = 'text/html; charset=utf-8';
/** A message is somebody else's page: nothing in it runs, and nothing is fetched for it. */
const MESSAGE_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const summary = ({ html: _html, headers: _headers, ...mail }: StoredMail) => ({
  ...mail,
  attachments: mail.attachments.map(({ name, type, content }) => ({
    name,
    type,
    size: content.length,
  })),
});

const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'no such message' });

const ANSWERS: Readonly<Record<string, (mail: StoredMail, reply: FastifyReply) => unknown>> = {
  '': (mail, reply) => reply.type(HTML).send(mailPage(mail)),
  '.json': (mail) => ({ ...summary(mail), headers: mail.headers, html: mail.html }),
  '/html': ({ html }, reply) =>
    reply.type(HTML).header('content-security-policy', MESSAGE_POLICY).send(html),
};

/** What has been sent, for people (`/mail`) and for tests (`/mail.json`). */
function registerMail(app: FastifyInstance, server: ReturnType<typeof createMailServer>): void {
  type ToSomebody = { Querystring: { to?: string } };
  app.get<ToSomebody>('/mail', ({ query: { to = '' } }, reply) =>
    reply.type(HTML).send(listPage(server.list(to), to)),
  );
  app.get<ToSomebody>('/mail.json', ({ query: { to = '' } }) => ({
    messages: server.list(to).map(summary),
  }));
  app.delete('/mail', (_request, reply) => {
    server.clear();
    return reply.code(204).send();
  });
  for (const [ending, answer] of Object.entries(ANSWERS))
    app.get<{ Params: { id: string } }>(`/mail/:id${ending}`, ({ params }, reply) => {
      const mail = server.find(Number(params.id));
      return mail === undefined ? missing(reply) : answer(mail, reply);
    });
  app.get<{ Params: { id: string; index: string } }>(
    '/mail/:id/attachments/:index',
    ({ params }, reply) => {
      const file = server.find(Number(params.id))?.attachments[Number(params.index)];
      if (file === undefined) return missing(reply);
      return reply
        .type(file.type)
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('x-content-type-options', 'nosniff')
        .send(file.content);
    },
  );
}

export const double: Double = {
  about: aboutOf(about),
  register(app, { faultsEnabled, smtpPort }) {
    const server = createMailServer();
    registerMail(app, server);
    if (faultsEnabled)
      control(app, '/__mail', v.object({ mode: v.picklist(MAIL_MODES) }), ({ mode }) => {
        server.setMode(mode);
        return { mode };
      });
    if (smtpPort !== undefined)
      app.addHook('onReady', async () => void (await server.listen(smtpPort)));
    app.addHook('onClose', () => server.close());
  },
};
