import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { BRAND_ROWS, brandFacts, brandName } from '../../domain/fare/brand-facts';
import type { Fare, Itinerary } from '../../domain/itinerary/itineraries';
import { SliceDetails } from '../../ui/journey/slice-details';
import { bagsByPassenger } from './bags-text';
import styles from './journey-details.module.css';

export interface JourneyDetailsProps {
  id: string;
  itinerary: Itinerary;
}

function Conditions({ itinerary: { fares, dictionary } }: { itinerary: Itinerary }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const [{ offer }] = fares;
  const facts = brandFacts(offer, { language, dictionary, t });
  return (
    <section>
      <h3>{t('card.conditions', { fare: brandName(offer, t) })}</h3>
      <dl className={styles.facts}>
        {BRAND_ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`ticket.row.${row}`)}</dt>
            <dd>{facts[row]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AllFares({ fares }: { fares: readonly Fare[] }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <section>
      <h3>{t('card.allFares')}</h3>
      <ul className={styles.list}>
        {fares.map(({ offer }) => (
          <li key={offer.id}>
            {t('card.fareAt', {
              name: brandName(offer, t),
              price: formatMoney(parseMoney(offer.total_amount), language),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('card.compareFares')}</p>
    </section>
  );
}

export function JourneyDetails({ id, itinerary }: JourneyDetailsProps) {
  const { t } = useTranslation('flights');
  const { fares, dictionary } = itinerary;
  const [{ offer }] = fares;
  return (
    <div id={id} className={styles.details}>
      {offer.slices.map((slice) => (
        <section key={slice.id}>
          <SliceDetails slice={slice} dictionary={dictionary} />
          <h4>{t('card.bags')}</h4>
          <ul className={styles.list}>
            {bagsByPassenger(offer, slice, t).map(({ who, bags }) => (
              <li key={`${who} ${bags}`}>{t('included.who', { who, bags })}</li>
            ))}
          </ul>
        </section>
      ))}
      <Conditions itinerary={itinerary} />
      {fares.length > 1 && <AllFares fares={fares} />}
    </div>
  );
}
