import { consentIn } from '@wayfare/analytics/shell';
import type { createStore } from 'jotai';
import { consentAtom } from '../app/consent-state';

/** Calls back once, after the first consent to statistics. The choice is taken over from the cookie when the tab is seen again, since another may have changed it. */
export function followConsent(
  store: ReturnType<typeof createStore>,
  onStatistics: () => void,
): void {
  let isTold = false;
  const apply = () => {
    if (isTold || store.get(consentAtom) !== 'statistics') return;
    isTold = true;
    onStatistics();
  };
  const takeOver = () => {
    const kept = consentIn(document.cookie);
    if (kept !== null) store.set(consentAtom, kept);
  };
  store.sub(consentAtom, apply);
  apply();
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && takeOver(),
  );
  addEventListener('pageshow', takeOver);
}
