import { useRevalidator } from '@wayfare/router';
import { useEffect, useEffectEvent } from 'react';
import { useCockpit } from '../api/cockpit';

const EVERY_MS = 10_000;

/** Reads what is shown again, every ten seconds while it is seen, and as soon as it is seen again. */
export function Following() {
  const { every } = useCockpit();
  const { revalidate, state } = useRevalidator();
  const follow = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    const again = () => follow();
    const end = every(EVERY_MS, again);
    document.addEventListener('visibilitychange', again);
    return () => {
      end();
      document.removeEventListener('visibilitychange', again);
    };
  }, [every]);
  return null;
}
