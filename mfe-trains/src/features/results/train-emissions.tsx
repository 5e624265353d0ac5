import { TRAVEL_EMISSIONS, type TravelEmissions } from '@wayfare/api-contract';
import { formatOneDecimal, type Language } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Disclosure } from '@wayfare/ui';
import styles from './train.module.css';

/** Whole kilograms; tenths for small values. */
const kilograms = (value: number, language: Language): string =>
  value < 10 ? formatOneDecimal(value, language) : String(Math.round(value));

/** Per traveller, compared with air and car; empty where unknown. */
export function Emissions({ emissions }: { emissions: TravelEmissions | undefined }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  if (emissions === undefined) return null;
  return (
    <p className={styles.emissions}>
      <strong>{t('emissions.train', { kilograms: kilograms(emissions.train, language) })}</strong>{' '}
      <span>
        {t('emissions.beside', {
          flight: kilograms(emissions.flight, language),
          car: kilograms(emissions.car, language),
        })}
      </span>
    </p>
  );
}

export function EmissionsReckoned() {
  const { t } = useTranslation('trains');
  const { grams, detour, flightKilometres } = TRAVEL_EMISSIONS;
  return (
    <Disclosure summary={t('emissions.how')}>
      <p>{t('emissions.estimate', grams)}</p>
      <p>
        {t('emissions.distance', {
          percent: Math.round((detour - 1) * 100),
          kilometres: flightKilometres,
        })}
      </p>
    </Disclosure>
  );
}
