import { formatMoney, parseMoney, type Language } from '@wayfare/domain';
import styles from './display.module.css';

export interface PriceProps {
  /** decimal with two places, as on the wire */
  amount: string;
  language: Language;
  size?: 'small' | 'medium' | 'large' | undefined;
  isStruck?: boolean | undefined;
}

/** Localised euros with two decimals (CON-07). */
export function Price({ amount, language, size = 'medium', isStruck = false }: PriceProps) {
  const text = formatMoney(parseMoney(amount), language);
  return isStruck ? (
    <s className={styles[size]}>{text}</s>
  ) : (
    <span className={`${styles.price ?? ''} ${styles[size] ?? ''}`}>{text}</span>
  );
}
