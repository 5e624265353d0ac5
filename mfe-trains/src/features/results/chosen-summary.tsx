import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Card, Price, TextLink } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { totalOf } from '../../domain/fares/shown-price';
import { TrainLine } from '../../ui/journey/train-line';
import styles from './results.module.css';
import type { Chosen } from './selection';

interface Props {
  direction: 0 | 1;
  chosen: Chosen;
  changeHref: string;
  children?: ReactNode;
}

export function ChosenSummary({
  direction,
  chosen: { leg, solution, offer },
  changeHref,
  children,
}: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const heading = t(direction === 0 ? 'results.outbound' : 'results.inbound');
  return (
    <Card as="section" isPadded className={styles.summary}>
      <div className={styles.summaryHead}>
        <h3>
          {t('results.chosenLeg', {
            direction: heading,
            origin: leg.origin.label,
            destination: leg.destination.label,
            date: formatDate(solution.departure.slice(0, 10), language, 'weekday'),
          })}
        </h3>
        <TextLink to={changeHref} aria-label={t('results.changeOf', { direction: heading })}>
          {t('results.change')}
        </TextLink>
      </div>
      <TrainLine solution={solution} />
      <p>
        {t('ticket.name', {
          comfort: offer.comfortCategory.label,
          flexibility: offer.flexibility.label,
        })}{' '}
        · <Price amount={totalOf([offer])} language={language} />
      </p>
      {children}
    </Card>
  );
}
