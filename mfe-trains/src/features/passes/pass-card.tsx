import type { PassOffer, PassSearchResult } from '@wayfare/api-contract';
import { formatMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Card, Disclosure, Price, VisuallyHidden } from '@wayfare/ui';
import { savePass } from '../../domain/basket/saved-offer';
import { isoDurationDays, travelClassOf } from '../../domain/fares/pass-facts';
import { priceOf, totalOf } from '../../domain/fares/shown-price';
import { passCriteria, type PassSearch } from '../../domain/search/criteria';
import { AddToCart } from '../../ui/results/add-to-cart';
import { TicketFacts } from '../../ui/results/ticket-facts';
import styles from './passes.module.css';

interface Props {
  pass: PassOffer;
  search: PassSearch;
  result: PassSearchResult;
  searchAgain: () => void;
}

/** "5 travel days within 30 days", or "Every day for 15 days" (TRN-25). */
function useValidity({ numberOfTravelDays, validityDuration }: PassOffer): string {
  const { t } = useTranslation('trains');
  const days = isoDurationDays(validityDuration) ?? 0;
  return numberOfTravelDays === null
    ? t('passes.everyDay', { count: days })
    : t('passes.travelDays', { count: numberOfTravelDays, days });
}

export function PassCard({ pass, search, result, searchAgain }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const item = {
    offerLocations: [pass.location],
    criteria: passCriteria(search),
    saved: savePass(result, pass),
  };
  const validity = useValidity(pass);
  const label = (
    <>
      {t('adding.tickets')}{' '}
      <VisuallyHidden>
        {t('adding.pass', { name: pass.label, price: formatMoney(priceOf(pass), language) })}
      </VisuallyHidden>
    </>
  );
  return (
    <Card as="article" isPadded className={styles.card}>
      <h4>{pass.label}</h4>
      <p>{[t(`passes.class.${travelClassOf(pass.travelClass.code)}`), validity].join(' · ')}</p>
      <p className={styles.price}>
        <Price amount={totalOf([pass])} language={language} size="large" />{' '}
        <span className={styles.small}>{t('train.total', { count: result.travelers.length })}</span>
      </p>
      <Disclosure summary={t('passes.details')}>
        <TicketFacts offer={pass} products={result.products} of="pass" />
      </Disclosure>
      <AddToCart items={[item]} label={label} searchAgain={searchAgain} />
    </Card>
  );
}
