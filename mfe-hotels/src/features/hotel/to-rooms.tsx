import { buttonClass } from '@wayfare/ui';
import type { ReactNode } from 'react';

export function ToRooms({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a
      href="#rooms"
      className={`${buttonClass({ variant: 'primary' })} ${className}`}
      onClick={(event) => {
        const heading = document.getElementById('rooms');
        if (heading === null) return;
        event.preventDefault();
        heading.scrollIntoView();
        heading.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
