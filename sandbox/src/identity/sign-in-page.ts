import { escapeHtml } from '../kit/pages';
import { DESK_CLIENT, type Named, OPERATORS, PEOPLE } from './people';

export const TITLE = 'Sandbox account';

const LABEL =
  '<p><strong>Sandbox account, no real provider.</strong> This page plays somebody else’s sign-in. Everybody on it is made up.</p>';

const choices = (people: readonly Named[]) =>
  people
    .map(
      ({ subject, email, givenName, familyName, shows }) =>
        `<button name="person" value="${subject}" class="quiet person"><span>${givenName} ${familyName}</span> <small>${email}, ${shows}</small></button>`,
    )
    .join('\n');

interface Asked {
  readonly action: string;
  readonly client: string;
  readonly problem?: string;
  readonly email?: string;
}

export function signInPage({ action, client, problem = '', email = '' }: Asked): string {
  const post = `method="post" action="${escapeHtml(action)}"`;
  const people = client === DESK_CLIENT ? OPERATORS : PEOPLE;
  return `<main class="card">
<h1>${TITLE}</h1>
${LABEL}
<p><strong>Wayfare</strong> asks for your name and e-mail address. Whoever you choose, you agree to that.</p>
<h2>Continue as</h2>
<form ${post}>
${choices(people)}
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
