import { useTranslation } from '@wayfare/i18n';
import { CheckIcon, LuggageIcon, Badge } from '@wayfare/ui';
import type { Itinerary } from '../../domain/itinerary/itineraries';
import { bagsText } from './bags-text';
import styles from './journey-card.module.css';

interface Props {
  itinerary: Itinerary;
  /** per cent from these results' median; null where unknown */
  compared: number | null;
}

function useEmissions(kilograms: number | null, compared: number | null): string {
  const { t } = useTranslation('flights');
  if (kilograms === null) return t('card.noEmissions');
  const amount = t('card.emissions', { kilograms: Math.round(kilograms) });
  if (compared === null) return amount;
  const word = compared === 0 ? 'usual' : compared < 0 ? 'less' : 'more';
  return `${amount}, ${t(`card.emissionsThan.${word}`, { percent: Math.abs(compared) })}`;
}

export function JourneyFacts({ itinerary: { fares, emissions }, compared }: Props) {
  const { t } = useTranslation('flights');
  const [{ offer, bags }] = fares;
  const emitted = useEmissions(emissions, compared);
  return (
    <ul className={styles.facts}>
      <li className={styles.bags}>
        <LuggageIcon size={16} /> {bagsText(bags, t)}
      </li>
      {/* grows when more results have come, so it has a line of its own */}
      <li className={styles.emitted} data-less={(compared !== null && compared < 0) || undefined}>
        {emitted}
      </li>
      {!offer.payment_requirements.requires_instant_payment && (
        <li>
          <Badge tone="brand">
            <CheckIcon size={16} /> {t('card.hold')}
          </Badge>
        </li>
      )}
    </ul>
  );
}
