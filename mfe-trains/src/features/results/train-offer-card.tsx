import { journeyTimes } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { PartAway } from '@wayfare/search';
import {
  Button,
  Card,
  ChevronDownIcon,
  ChevronUpIcon,
  laterPart,
  Price,
  Skeleton,
  VisuallyHidden,
} from '@wayfare/ui';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { cheapest, totalOf } from '../../domain/fares/shown-price';
import { TrainLine, trainsText } from '../../ui/journey/train-line';
import type { TrainDetailsProps } from './train-details';
import { Emissions } from './train-emissions';
import styles from './train.module.css';

const TrainDetails = laterPart<TrainDetailsProps>(
  () =>
    import(/* webpackChunkName: "train-details" */ './train-details').then(
      (part) => part.TrainDetails,
    ),
  PartAway,
);

type Props = Omit<TrainDetailsProps, 'name'>;

export function TrainOfferCard({ train, result, chosen, onChoose, renderOnward }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { solution, offers } = train;
  const id = useId();
  const [isOpen, setOpen] = useState(chosen !== null);
  // the button responds first, its content renders deferred
  const isDrawn = useDeferredValue(isOpen) && isOpen;
  const { departure, arrival } = journeyTimes(solution.departure, solution.arrival, language);
  const name = t('train.name', { departure, arrival });
  const lowest = cheapest(offers);
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <VisuallyHidden>
          {t('train.heading', { departure, arrival, trains: trainsText(solution) })}
        </VisuallyHidden>
      </h3>
      <TrainLine solution={solution} />
      <div className={styles.from}>
        {lowest !== undefined && (
          <p>
            {t('train.from')} <Price amount={totalOf([lowest])} language={language} size="large" />
          </p>
        )}
        <p className={styles.small}>{t('train.total', { count: result.travelers.length })}</p>
      </div>
      <Emissions emissions={solution.emissions} />
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isDrawn ? id : undefined}
        iconEnd={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'train.hide' : 'train.show')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isDrawn && (
        <div id={id} className={styles.details}>
          <Suspense fallback={<Skeleton height={320} />}>
            <TrainDetails
              train={train}
              name={name}
              result={result}
              chosen={chosen}
              onChoose={onChoose}
              renderOnward={renderOnward}
            />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
