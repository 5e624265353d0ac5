import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge, Price, VisuallyHidden } from '@wayfare/ui';
import {
  BRAND_ROWS,
  brandFacts,
  brandName,
  differenceText,
  type BrandFacts,
  type Saying,
} from '../../domain/fare/brand-facts';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import styles from './brands.module.css';
import { ChooseBrand } from './choose-brand';

interface Brand {
  offer: FlightOffer;
  name: string;
  facts: BrandFacts;
  difference: string;
  isChosen: boolean;
}

interface Props {
  offers: readonly FlightOffer[];
  dictionary: FlightDictionary;
  /** id of the offer in the booking */
  chosen: string;
  query: WizardQuery;
}

function useBrands({ offers, dictionary, chosen }: Props): Brand[] {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const saying: Saying = { language, dictionary, t };
  const [cheapest] = offers;
  const isOneAirline = new Set(offers.map(({ owner }) => owner.iata_code)).size <= 1;
  return offers.map((offer) => ({
    offer,
    name: isOneAirline ? brandName(offer, t) : `${brandName(offer, t)}, ${offer.owner.name}`,
    facts: brandFacts(offer, saying),
    difference: differenceText(offer, cheapest ?? offer, saying),
    isChosen: offer.id === chosen,
  }));
}

function BrandPrice({ brand: { offer, difference } }: { brand: Brand }) {
  return (
    <span className={styles.price}>
      <Price amount={offer.total_amount} language={useLanguage()} size="large" />
      <span>{difference}</span>
    </span>
  );
}

function Chosen({ brand }: { brand: Brand }) {
  const { t } = useTranslation('flights');
  return brand.isChosen ? <Badge tone="brand">{t('ticket.chosen')}</Badge> : null;
}

type BrandsProps = Omit<Props, 'offers' | 'chosen'> & { brands: readonly Brand[] };

function Table({ brands, dictionary, query }: BrandsProps) {
  const { t } = useTranslation('flights');
  return (
    <div className={styles.wide} role="region" aria-label={t('ticket.table')} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('ticket.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {brands.map((brand) => (
              <th key={brand.offer.id} scope="col">
                {brand.name} <Chosen brand={brand} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BRAND_ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`ticket.row.${row}`)}</th>
              {brands.map(({ offer, facts }) => (
                <td key={offer.id}>{facts[row]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('ticket.row.price')}</th>
            {brands.map((brand) => (
              <td key={brand.offer.id}>
                <BrandPrice brand={brand} />
                <ChooseBrand
                  offer={brand.offer}
                  name={brand.name}
                  dictionary={dictionary}
                  query={query}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Cards({ brands, dictionary, query }: BrandsProps) {
  const { t } = useTranslation('flights');
  return (
    <ul role="list" className={styles.cards}>
      {brands.map((brand) => (
        <li key={brand.offer.id} className={styles.card}>
          <h3>
            {brand.name} <Chosen brand={brand} />
          </h3>
          <dl>
            {BRAND_ROWS.map((row) => (
              <div key={row}>
                <dt>{t(`ticket.row.${row}`)}</dt>
                <dd>{brand.facts[row]}</dd>
              </div>
            ))}
          </dl>
          <BrandPrice brand={brand} />
          <ChooseBrand
            offer={brand.offer}
            name={brand.name}
            dictionary={dictionary}
            query={query}
          />
        </li>
      ))}
    </ul>
  );
}

/** A table, on narrow screens cards (OQ-46). */
export function BrandTable(props: Props) {
  const { dictionary, query } = props;
  const brands = useBrands(props);
  return (
    <>
      <Table brands={brands} dictionary={dictionary} query={query} />
      <Cards brands={brands} dictionary={dictionary} query={query} />
    </>
  );
}
