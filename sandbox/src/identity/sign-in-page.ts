import { escapeHtml } from '../kit/pages';
import { PEOPLE } from './people';

export const TITLE = 'Sandbox account';

const LABEL =
  '<p><strong>Sandbox account, no real provider.</strong> This page plays somebody else’s sign-in. Everybody on it is made up.</p>';

const choices = PEOPLE.map(
  ({ subject, email, givenName, familyName, shows }) =>
    `<button name="person" value="${subject}" class="quiet person"><span>${givenName} ${familyName}</span> <small>${email}, ${shows}</small></button>`,
).join('\n');

export function signInPage(action: string, problem = '', email = ''): string {
  const post = `method="post" action="${escapeHtml(action)}"`;
  return `<main class="card">
<h1>${TITLE}</h1>
${LABEL}
<p><strong>Wayfare</strong> asks for your name and e-mail address. Whoever you choose, you agree to that.</p>
<h2>Continue as</h2>
<form ${post}>
${choices}
</form>
<h2>Or as somebody with the address</h2>
${problem === '' ? '' : `<p class="error" role="alert">${escapeHtml(problem)}</p>`}
<form ${post}>
<label>E-mail address <input type="email" name="email" value="${escapeHtml(email)}" autocomplete="off" maxlength="192" required></label>
<label class="choice"><input type="checkbox" name="verified" value="yes" checked> The address is verified</label>
<button>Continue</button>
</form>
<form ${post}>
<button name="cancel" value="yes" class="quiet">Cancel</button>
</form>
</main>`;
}

export function problemPage(message: string): string {
  return `<main class="card">
<h1>${TITLE}</h1>
${LABEL}
<p role="alert">${escapeHtml(message)}</p>
</main>`;
}
