import type { ReactNode } from 'react';
import { AppHeader, type AppHeaderProps } from './app-header';
import { FocusOnMove } from './focus-on-move';
import styles from './frame.module.css';
import icon from './icon.svg';

interface AppFrameProps extends AppHeaderProps {
  /** words of the link that leads past the header */
  skip: string;
  /** a page is on its way */
  isBusy: boolean;
  isSignedIn: boolean;
  children: ReactNode;
}

/** The place of a page, without a header. */
export function AppMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}

/** What is around every page of an application for staff. The focus comes to the heading of each further page. */
export function AppFrame({ skip, isBusy, isSignedIn, children, ...header }: AppFrameProps) {
  return (
    <>
      <link rel="icon" href={icon} />
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <AppHeader {...header} />
      <div className={styles.progress} data-busy={isBusy} aria-hidden="true" />
      <AppMain>{children}</AppMain>
      <FocusOnMove isSignedIn={isSignedIn} />
    </>
  );
}
