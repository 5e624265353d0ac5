import { forLanguages, type Language } from '@wayfare/domain';
import type { I18nByLanguage } from '@wayfare/i18n';
import type { createBrowserRouter } from '@wayfare/router';
import type { Boot } from '../app/boot';

export interface DevelopedPage {
  boot: Pick<Boot, 'verticals'>;
  i18n: I18nByLanguage;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;
  draw: (i18n: I18nByLanguage) => void;
}

declare global {
  interface Window {
    /** how a vertical under development changes the page that it is in (libs/federation/src/dev-vertical.ts) */
    __WAYFARE_DEV__?: {
      say(vertical: string, language: Language, messages: object): void;
      redraw(): void;
    };
  }
}

/** The server that a vertical of this page is served from while it is edited; undefined when all are released. */
const originOf = ({ verticals }: Pick<Boot, 'verticals'>): string | undefined =>
  verticals
    .flatMap(({ release }) => (release?.entry.startsWith('http') === true ? [release.entry] : []))
    .map((entry) => new URL(entry).origin)[0];

export function hostDevelopment({ boot, i18n, router, draw }: DevelopedPage): void {
  const origin = originOf(boot);
  if (origin === undefined) return;
  let hasNewTexts = false;
  window.__WAYFARE_DEV__ = {
    say(vertical, language, messages) {
      i18n[language].addResourceBundle(language, vertical, messages, true, true);
      hasNewTexts = true;
    },
    redraw() {
      // Components keep what they said for as long as their instance stays the same.
      if (hasNewTexts) draw(forLanguages((language) => i18n[language].cloneInstance()));
      hasNewTexts = false;
      window.__WAYFARE_REFRESH__.performReactRefresh();
      void router.revalidate();
    },
  };
  new EventSource(`${origin}/dev/events`).addEventListener('message', () => location.reload());
}
