import type { TripBooking, TripTarget } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { buttonClass, ButtonLink, ChevronDownIcon, VisuallyHidden } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure';
import styles from './trips.module.css';

interface Target {
  readonly href: string;
  readonly isFile: boolean;
}

/** null where no vertical has the page. */
function useTarget(): (booking: TripBooking, action: TripTarget) => Target | null {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  return ({ vertical }, { url, route, query }) => {
    if (url !== null) return url.startsWith('/') ? { href: url, isFile: true } : null;
    const name = `${vertical}.${route ?? ''}`;
    if (!hrefs.has(name)) return null;
    return { href: `${hrefs.href(name, language)}?${new URLSearchParams(query)}`, isFile: false };
  };
}

function Next({ target, children }: { target: Target; children: ReactNode }) {
  return target.isFile ? (
    <a className={buttonClass({ size: 'small' })} href={target.href}>
      {children}
    </a>
  ) : (
    <ButtonLink size="small" to={target.href}>
      {children}
    </ButtonLink>
  );
}

/** The likeliest action now; the rest behind a menu. `title` is its accessible context. */
export function TripActions({ booking, title }: { booking: TripBooking; title: string }) {
  const { t } = useTranslation('account');
  const targetOf = useTarget();
  const { next, others, wallets = [] } = booking;
  const first = targetOf(booking, next);
  const rest = [...others, ...wallets].flatMap((action) => {
    const target = targetOf(booking, action);
    return target === null ? [] : [{ action, target }];
  });
  return (
    <div className={styles.actions}>
      {first !== null && (
        <Next target={first}>
          {t(`trips.action.${next.kind}`)} <VisuallyHidden>{title}</VisuallyHidden>
        </Next>
      )}
      {rest.length > 0 && (
        <Disclosure
          label={
            <>
              {t('trips.more')} <VisuallyHidden>{title}</VisuallyHidden>
              <ChevronDownIcon size={16} />
            </>
          }
        >
          <ul className={styles.others}>
            {rest.map(({ action, target }) => (
              <li key={action.kind}>
                {target.isFile ? (
                  <a href={target.href}>{t(`trips.action.${action.kind}`)}</a>
                ) : (
                  <Link to={target.href}>{t(`trips.action.${action.kind}`)}</Link>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
