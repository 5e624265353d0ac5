import { BookingSection } from '@wayfare/checkout';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, ChevronLeftIcon, ChevronRightIcon, takeFocus } from '@wayfare/ui';
import { useState } from 'react';
import type { WantedTrain } from './exchange-offers';
import styles from './exchange.module.css';
import type { FoundExchange } from './found-exchanges';
import { OfferLine } from './offer-line';
import { offerPages } from './offer-pages';

function Range({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  return (
    <h3 ref={takesFocus ? takeFocus : undefined} tabIndex={-1}>
      {text}
    </h3>
  );
}

interface Props {
  wanted: WantedTrain;
  found: readonly FoundExchange[];
  isOneOfTwo: boolean;
  hrefOf: (offer: string) => string;
  page: number;
  pageHref: (page: number) => string;
}

export function OfferList({
  wanted: { leg, date },
  found,
  isOneOfTwo,
  hrefOf,
  page,
  pageHref,
}: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isMoved, setMoved] = useState(false);
  const day = formatDate(date, language, 'full');
  const route = t('cart.route', { origin: leg.origin.label, destination: leg.destination.label });
  const pages = offerPages(found);
  const at = Math.min(page, Math.max(0, pages.length - 1));
  const shown = pages[at] ?? [];
  const before = pages.slice(0, at).flat().length;

  function goTo(next: number): void {
    setMoved(true);
    void navigate(pageHref(next), { replace: true, preventScrollReset: true });
  }

  return (
    <BookingSection
      id="exchange-offers"
      title={
        isOneOfTwo
          ? t('manage.exchange.offersOf', { route, day })
          : t('manage.exchange.offers', { day })
      }
    >
      <p role="status">
        {found.length === 0
          ? t('manage.exchange.none')
          : t('manage.exchange.count', { count: found.length })}
      </p>
      {pages.length > 1 && (
        <Range
          key={at}
          takesFocus={isMoved}
          text={t('manage.exchange.range', {
            first: before + 1,
            last: before + shown.length,
            total: found.length,
          })}
        />
      )}
      {at > 0 && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={<ChevronLeftIcon size={16} />}
            onClick={() => goTo(at - 1)}
          >
            {t('hours.earlier')}
          </Button>
        </div>
      )}
      <ul role="list" className={styles.list}>
        {shown.map((each) => (
          <OfferLine key={each.offer.id} found={each} href={hrefOf(each.offer.id)} />
        ))}
      </ul>
      {at < pages.length - 1 && (
        <div>
          <Button
            variant="secondary"
            size="small"
            iconEnd={<ChevronRightIcon size={16} />}
            onClick={() => goTo(at + 1)}
          >
            {t('hours.later')}
          </Button>
        </div>
      )}
    </BookingSection>
  );
}
