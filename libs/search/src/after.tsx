import { useEffect, useState, type ReactNode } from 'react';

/** Shows its content once it has been on the page for so long. */
export function After({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  // the external system is the clock
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver ? children : null;
}
