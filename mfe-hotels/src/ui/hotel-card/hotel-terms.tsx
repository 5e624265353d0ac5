import { formatMoney, localMoment, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { CheckIcon } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { CardFacts } from '../../domain/results/card-facts';
import styles from './hotel-card.module.css';

const BOARDS: readonly string[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

function Good({ children }: { children: ReactNode }) {
  return (
    <li className={styles.good}>
      <CheckIcon size={16} />
      <span>{children}</span>
    </li>
  );
}

function Board({ code }: { code: string | null }) {
  const { t } = useTranslation('hotels');
  if (code === null || !BOARDS.includes(code)) return null;
  return code === 'RO' ? <li>{t('board.RO')}</li> : <Good>{t(`board.${code}`)}</Good>;
}

/** Surcharge of a refundable rate where the shown one is not. */
function Flexible({ hotel: { flexible }, flexibleHref }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const moment = flexible ? localMoment(flexible.freeCancellationUntil, language) : null;
  if (!flexible || moment === null) return null;
  const from = t('card.freeCancellationFrom', {
    price: formatMoney(parseMoney(flexible.price.gross), language),
  });
  return (
    <Good>
      {flexibleHref === undefined ? (
        from
      ) : (
        <Link to={flexibleHref} className={styles.flexible}>
          {from}
        </Link>
      )}{' '}
      <span className={styles.until}>
        {t('card.until', { date: `${moment.date}, ${moment.time}` })}
        {flexible.payLater && ` · ${t(`card.payLater.${flexible.payLater}`)}`}
      </span>
    </Good>
  );
}

interface Props {
  hotel: Pick<
    CardFacts,
    'refundable' | 'freeCancellationUntil' | 'boardCode' | 'payLater' | 'flexible'
  >;
  flexibleHref: string | undefined;
}

export function HotelTerms({ hotel, flexibleHref }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { refundable = null, freeCancellationUntil: until = null } = hotel;
  const { boardCode = null, payLater = null } = hotel;
  if (refundable === null) return null;
  const moment = until === null || !refundable ? null : localMoment(until, language);
  return (
    <ul className={styles.terms}>
      <Board code={boardCode} />
      {moment === null ? (
        <li>{t('card.nonRefundable')}</li>
      ) : (
        <Good>{t('card.freeCancellation', { date: `${moment.date}, ${moment.time}` })}</Good>
      )}
      {payLater !== null && <Good>{t(`card.payLater.${payLater}`)}</Good>}
      <Flexible hotel={hotel} flexibleHref={flexibleHref} />
    </ul>
  );
}
