import { escapeHtml, insidePage } from '../kit/pages';
import type { StoredMail } from './mail-server';

const titleOf = ({ subject }: StoredMail) => (subject === '' ? '(no subject)' : subject);

function row(mail: StoredMail): string {
  const { id, receivedAt, to, attachments } = mail;
  return `<tr><td>${receivedAt}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="/mail/${id}">${escapeHtml(titleOf(mail))}</a></td><td>${attachments.length}</td></tr>`;
}

export function listPage(mails: readonly StoredMail[], to: string): string {
  return insidePage(
    'Mailbox',
    `<form><label>Recipient <input type="email" name="to" value="${escapeHtml(to)}"></label> <button>Show</button> <a href="/mail">All</a></form>
<table><thead><tr><th>Received</th><th>To</th><th>Subject</th><th>Attachments</th></tr></thead><tbody>
${mails.map(row).join('\n')}
</tbody></table>`,
  );
}

export function mailPage(mail: StoredMail): string {
  const { id, text, attachments } = mail;
  const files = attachments.map(
    ({ name, type, content }, index) =>
      `<li><a href="/mail/${id}/attachments/${index}" download>${escapeHtml(name)}</a> (${escapeHtml(type)}, ${content.length} bytes)</li>`,
  );
  // The frame's sandbox runs no scripts; a link in a message may open in a tab of its own.
  return insidePage(
    titleOf(mail),
    `<p><a href="/mail">All messages</a> · <a href="/mail/${id}.json">JSON</a></p>
<h2>HTML</h2>
<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>
<h2>Attachments</h2>
<ul>${files.join('')}</ul>`,
  );
}
