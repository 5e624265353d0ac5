import type { Double } from '../double';
import { createMailSink } from './mail-sink';
import { registerMail } from './mail.routes';

export const double: Double = {
  about: `<h2>Mail</h2>
<ul>
<li><a href="/mail"><code>/mail</code></a>: the last 500 messages sent to the SMTP server of this process (<code>SANDBOX_SMTP_PORT</code>, 4025 unless told); <code>?to=</code> for one recipient</li>
<li><a href="/mail.json"><code>/mail.json</code></a>, <code>/mail/{id}.json</code>, <code>/mail/{id}/raw</code>, <code>/mail/{id}/attachments/{n}</code>, <code>DELETE /mail</code></li>
<li>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__mail {"mode":"refuse|hang|ok"}</code></li>
</ul>`,
  register(app, { faultsEnabled, smtpPort }) {
    const sink = createMailSink();
    registerMail(app, sink, faultsEnabled);
    if (smtpPort !== undefined)
      app.addHook('onReady', async () => void (await sink.listen(smtpPort)));
    app.addHook('onClose', () => sink.close());
  },
};
