import type { Session } from '@wayfare/session/shell';

const ONCE_PER_MS = 5_000;

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
