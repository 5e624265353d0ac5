import type { StoredMail } from './mailbox';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
pre{white-space:pre-wrap;background:#f4f4f4;padding:1rem}iframe{width:100%;height:60rem;border:1px solid #ccc}`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
}

function row({ id, receivedAt, envelope, subject, attachments }: StoredMail): string {
  const cells = [receivedAt, envelope.to.join(', ')]
    .map((text) => `<td>${escapeHtml(text)}</td>`)
    .join('');
  return `<tr>${cells}<td><a href="/mail/${id}">${escapeHtml(subject === '' ? '(no subject)' : subject)}</a></td><td>${attachments.length}</td></tr>`;
}

export function listPage(mails: readonly StoredMail[], to: string | undefined): string {
  const form = `<form><label>Recipient <input type="email" name="to" value="${escapeHtml(to ?? '')}"></label> <button>Show</button> <a href="/mail">All</a></form>`;
  const table = `<table><thead><tr><th>Received</th><th>To</th><th>Subject</th><th>Attachments</th></tr></thead><tbody>
${mails.map(row).join('\n')}
</tbody></table>`;
  return page('Mailbox', `${form}\n${mails.length === 0 ? '<p>No messages.</p>' : table}`);
}

export function mailPage({ id, subject, headers, text, html, attachments }: StoredMail): string {
  const lines = headers
    .map(({ name, value }) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('\n');
  const files = attachments.map(
    ({ name, type, content }, index) =>
      `<li><a href="/mail/${id}/attachments/${index}" download>${escapeHtml(name)}</a> (${escapeHtml(type)}, ${content.length} bytes)</li>`,
  );
  // The frame's sandbox runs no scripts; a link in a message may open in a tab of its own.
  const frame = `<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>`;
  return page(
    subject === '' ? '(no subject)' : subject,
    `<p><a href="/mail">All messages</a> · <a href="/mail/${id}/raw" download>Raw message</a> · <a href="/mail/${id}.json">JSON</a></p>
<h2>HTML</h2>
${html === '' ? '<p>None.</p>' : frame}
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>
<h2>Attachments</h2>
${files.length === 0 ? '<p>None.</p>' : `<ul>${files.join('')}</ul>`}
<h2>Headers</h2>
<table><tbody>
${lines}
</tbody></table>`,
  );
}
