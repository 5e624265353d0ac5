import { useEffect, useState, type ReactNode } from 'react';

/** Delays its content after mount. */
export function After({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver ? children : null;
}
