import type { TicketOffer, TrainProduct } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DefinitionList, Disclosure } from '@wayfare/ui';
import { exchangeText, refundText, type TermOf } from '../../domain/fares/ticket-terms';
import styles from './ticket-facts.module.css';

function productsOf(
  { fareOffers }: Pick<TicketOffer, 'fareOffers'>,
  products: readonly TrainProduct[],
): TrainProduct[] {
  const codes = new Set(
    fareOffers.flatMap(({ fares }) => fares.map(({ productCode }) => productCode)),
  );
  return products.filter(({ code }) => codes.has(code));
}

interface Props {
  offer: Pick<TicketOffer, 'fareOffers' | 'deliveryOptions'>;
  products: readonly TrainProduct[];
  of?: TermOf;
}

/** Terms in plain words, by carrier where there are several, with the carrier's own text. */
export function TicketFacts({ offer, products, of = 'ticket' }: Props) {
  const { t } = useTranslation('trains');
  const saying = { t, language: useLanguage() };
  const own = productsOf(offer, products);
  const delivery = {
    term: t('ticket.delivery.title'),
    detail: offer.deliveryOptions.map((option) => t(`ticket.delivery.${option}`)).join('; '),
  };
  return (
    <div className={styles.terms}>
      {own.map((product) => (
        <section key={product.code} className={styles.product}>
          {own.length > 1 && (
            <p>
              <strong>
                {t('ticket.ofCarrier', { carrier: product.marketingCarrier, label: product.label })}
              </strong>
            </p>
          )}
          <DefinitionList
            items={[
              { term: t('ticket.refund'), detail: refundText(product, saying, of) },
              { term: t('ticket.exchange'), detail: exchangeText(product, saying, of) },
              {
                term: t('ticket.reservation'),
                detail: t(product.reservation ? `ticket.seat.${of}` : `ticket.noSeat.${of}`),
              },
            ]}
          />
          {product.conditions !== '' && (
            <Disclosure summary={t('ticket.conditions', { carrier: product.marketingCarrier })}>
              <p>{product.conditions}</p>
            </Disclosure>
          )}
        </section>
      ))}
      <DefinitionList items={[delivery]} />
    </div>
  );
}
