import type { TrainItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { exchangeText, refundText } from '../../domain/fares/ticket-terms';
import styles from './items.module.css';

export function FareTerms({ item }: { item: TrainItem }) {
  const { t } = useTranslation('trains');
  const saying = { t, language: useLanguage() };
  const of = item.type === 'pass' ? 'pass' : 'ticket';
  return item.products.map((product) => (
    <div key={product.code} className={styles.lines}>
      <p>{product.label}</p>
      <p className={styles.small}>
        {[refundText(product, saying, of), exchangeText(product, saying, of)].join(' · ')}
      </p>
    </div>
  ));
}
