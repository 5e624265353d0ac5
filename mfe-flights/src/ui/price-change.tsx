import { Actions, OutcomeHeading } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink } from '@wayfare/ui';
import styles from './price-change.module.css';

interface Props {
  before: string;
  now: string;
  reason: string;
  otherHref: string;
  isBusy?: boolean;
  /** null where this tab no longer knows the travellers */
  onAccept: (() => void) | null;
}

/** Both prices, the reason, and two choices of equal weight (FLT-14, FLT-39). */
export function PriceChange({ before, now, reason, otherHref, isBusy = false, onAccept }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  return (
    <>
      <OutcomeHeading text={t('priceChange.heading')} />
      <div role="alert" className={styles.change}>
        <p>{reason}</p>
        <dl>
          <div>
            <dt>{t('priceChange.before')}</dt>
            <dd>{price(before)}</dd>
          </div>
          <div>
            <dt>{t('priceChange.now')}</dt>
            <dd>
              <strong>{price(now)}</strong>
            </dd>
          </div>
        </dl>
        <p>{t('priceChange.nothing')}</p>
      </div>
      <Actions>
        {onAccept !== null && (
          <Button variant="secondary" isBusy={isBusy} onClick={onAccept}>
            {t('priceChange.accept', { price: price(now) })}
          </Button>
        )}
        <ButtonLink variant="secondary" to={otherHref}>
          {t('priceChange.other')}
        </ButtonLink>
      </Actions>
    </>
  );
}
