import type { Quote } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, Modal, Price } from '@wayfare/ui';
import styles from './rooms.module.css';

export interface PriceChangeDialogProps {
  quote: Quote;
  shownPrice: string;
  onAccept: () => void;
  onChooseAgain: () => void;
}

/** Shows both prices and two buttons of equal weight (OQ-33). */
export function PriceChangeDialog({
  quote,
  shownPrice,
  onAccept,
  onChooseAgain,
}: PriceChangeDialogProps) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <Modal title={t('price.changed')} onClose={onChooseAgain}>
      <p>{t('price.changedText')}</p>
      <dl className={styles.facts}>
        <dt>{t('price.before')}</dt>
        <dd>
          <Price amount={quote.previousPrice ?? shownPrice} language={language} />
        </dd>
        <dt>{t('price.now')}</dt>
        <dd>
          <Price amount={quote.ledger.total} language={language} />
        </dd>
      </dl>
      <div className={styles.choice}>
        <Button variant="secondary" onClick={onAccept}>
          {t('price.accept')}
        </Button>
        <Button variant="secondary" onClick={onChooseAgain}>
          {t('price.chooseAgain')}
        </Button>
      </div>
    </Modal>
  );
}
