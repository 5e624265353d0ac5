import { forLanguages } from '@wayfare/domain';
import { consentCookie } from '@wayfare/analytics/shell';
import { languageCookie } from '../../app/language-cookie';
import { scriptJson } from './script-json';

interface Choices {
  consent: Readonly<Record<string, string>>;
  language: Readonly<Record<string, string>>;
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function hearEarlyUse({ consent, language }: Choices): void {
  const pressed: HTMLButtonElement[] = [];
  const hear = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || pressed.includes(button) || 'consents' in button.dataset) return;
    if (button.type !== 'submit' || button.form === null) pressed.push(button);
  };
  addEventListener('click', hear, true);
  const end = () => {
    removeEventListener('click', hear, true);
    return pressed.splice(0);
  };
  Object.assign(globalThis, { __WAYFARE_PRESSED__: end });
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const of = (name: string) => target.closest(`[${name}]`)?.getAttribute(name) ?? '';
      const remembered = language[of('data-remembers')];
      if (remembered !== undefined) document.cookie = remembered;
      const chosen = consent[of('data-consents')];
      if (chosen === undefined) return;
      document.cookie = location.protocol === 'https:' ? `${chosen}; Secure` : chosen;
      document.documentElement.dataset.consent = 'given';
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    true,
  );
}

const CHOICES: Choices = {
  consent: {
    necessary: consentCookie('necessary', false),
    statistics: consentCookie('statistics', false),
  },
  language: forLanguages(languageCookie),
};

/**
 * Text of a script that records presses before hydration (`early-presses.ts`) and handles two
 * itself: consent (`data-consents`) and language links (`data-remembers`).
 */
export const earlyUseScript = (): string => `(${hearEarlyUse.toString()})(${scriptJson(CHOICES)})`;
