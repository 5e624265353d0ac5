import { formatMoney, journeyTimes, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { PartAway } from '@wayfare/search';
import {
  Button,
  ButtonLink,
  Card,
  ChevronDownIcon,
  ChevronUpIcon,
  laterPart,
  Skeleton,
  VisuallyHidden,
} from '@wayfare/ui';
import { memo, Suspense, useDeferredValue, useId, useState } from 'react';
import type { Itinerary } from '../../domain/itinerary/itineraries';
import { carrierName, endsOfSlice } from '../../domain/itinerary/segment-names';
import styles from './journey-card.module.css';
import type { JourneyDetailsProps } from './journey-details';
import { JourneyFacts } from './journey-facts';
import { JourneyLine } from './journey-line';
import { JourneyPrice } from './journey-price';

const JourneyDetails = laterPart<JourneyDetailsProps>(
  () =>
    import(/* webpackChunkName: "journey-details" */ './journey-details').then(
      (part) => part.JourneyDetails,
    ),
  PartAway,
);

interface Props {
  itinerary: Itinerary;
  compared: number | null;
  href: string;
  /** what the price includes, such as a checked bag; null for the lowest fare */
  priceNote: string | null;
}

/** For screen readers also departures and price, since offers may differ by the way back only. */
function useTitle({ airlines, dictionary, fares: [{ offer }] }: Itinerary): {
  name: string;
  rest: string;
} {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const times = offer.slices.map((slice) => {
    const { departing, arriving } = endsOfSlice(slice);
    return t('card.times', journeyTimes(departing, arriving, language));
  });
  const rest = t('card.rest', {
    times: times.join(t('card.then')),
    price: formatMoney(parseMoney(offer.total_amount), language),
  });
  return { name: airlines.map((code) => carrierName(dictionary, code)).join(', '), rest };
}

/** Memoised: rerenders only when its flights or fares change. */
export const JourneyCard = memo(function JourneyCard({
  itinerary,
  compared,
  href,
  priceNote,
}: Props) {
  const { t } = useTranslation('flights');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // the button responds first, its content renders deferred
  const isDrawn = useDeferredValue(isOpen) && isOpen;
  const { dictionary, fares } = itinerary;
  const { name, rest } = useTitle(itinerary);
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.body}>
        <h2 className={styles.name}>
          {name}
          <VisuallyHidden>{rest}</VisuallyHidden>
        </h2>
        <ul className={styles.journeys}>
          {fares[0].offer.slices.map((slice) => (
            <JourneyLine key={slice.id} slice={slice} dictionary={dictionary} />
          ))}
        </ul>
        <JourneyFacts itinerary={itinerary} compared={compared} />
      </div>
      <div className={styles.side}>
        <JourneyPrice fares={fares} note={priceNote} />
        <ButtonLink to={href} className={styles.choose}>
          {t('card.choose')}
          <VisuallyHidden>
            : {name}
            {rest}
          </VisuallyHidden>
        </ButtonLink>
      </div>
      <div className={styles.more}>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isDrawn ? id : undefined}
          iconEnd={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'card.hideDetails' : 'card.details')}
          <VisuallyHidden>
            : {name}
            {rest}
          </VisuallyHidden>
        </Button>
        {isDrawn && (
          <Suspense fallback={<Skeleton height={240} />}>
            <JourneyDetails id={id} itinerary={itinerary} />
          </Suspense>
        )}
      </div>
    </Card>
  );
});
