import { useNavigate } from '@wayfare/router';
import { useEffect, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Replaces a server-rendered page by `find`'s path (null stays), which needs the tab's storage (C3). */
export function useReplacement(find: () => string | null): void {
  const navigate = useNavigate();
  const href = useSyncExternalStore(subscribe, find, () => null);
  // session storage is known only after hydration
  useEffect(() => {
    if (href !== null) void navigate(href, { replace: true });
  }, [href, navigate]);
}
