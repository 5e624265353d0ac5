import type { Session } from '@wayfare/session/shell';

/** A key held down or a dragged pointer asks no more often than this. */
const ONCE_PER_MS = 5_000;

/** Tells the session that the page is used, and when it comes back from sleep or from behind other windows. */
export function watchUse(
  { used, woke }: Pick<Session, 'used' | 'woke'>,
  target: Document = document,
): void {
  let last = Number.NEGATIVE_INFINITY;
  const onUse = () => {
    if (performance.now() - last < ONCE_PER_MS) return;
    last = performance.now();
    used();
  };
  for (const type of ['pointerdown', 'keydown'])
    target.addEventListener(type, onUse, { capture: true, passive: true });
  target.addEventListener('visibilitychange', () => {
    if (target.visibilityState === 'visible') woke();
  });
  target.defaultView?.addEventListener('pageshow', woke);
}
