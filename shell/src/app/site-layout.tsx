import { useTranslation } from '@wayfare/i18n';
import { Outlet } from '@wayfare/router';
import { ConsentBanner } from './consent-banner';
import { useCurrentPage } from './current-page';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageHint } from './language-hint';
import { NavigationProgress } from './navigation-progress';
import { PageViews } from './page-views';
import { RouteAnnouncer } from './route-announcer';
import { SessionOverlays } from './session-overlays';
import styles from './site-layout.module.css';
import { SystemErrorBanner } from './system-error-banner';
import { UpdateOffer } from './update-offer';
import { WayOut } from './way-out';

const LAYOUT_CLASS = {
  default: styles.default,
  'two-columns': styles.twoColumns,
  'two-columns-booking': styles.twoColumnsBooking,
  'two-columns-flights': styles.twoColumnsFlights,
} as const;

export function SiteLayout() {
  const { layout } = useCurrentPage();
  const { t } = useTranslation('shell');
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <ConsentBanner />
      <NavigationProgress />
      <Header />
      <SystemErrorBanner />
      <LanguageHint />
      <UpdateOffer />
      <main
        id="main"
        tabIndex={-1}
        data-layout={layout}
        className={`${styles.main} ${LAYOUT_CLASS[layout] ?? ''}`}
      >
        <Outlet />
        <WayOut />
      </main>
      <Footer />
      <RouteAnnouncer />
      <PageViews />
      <SessionOverlays />
    </div>
  );
}
