import type { FlightDictionary, FlightOffer, WireLedger } from '@wayfare/api-contract';
import { BookingSummary, PriceLedgerView, PriceNews } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { partyText } from '../../domain/draft/party-text';
import { namedLedger, shownLedger } from '../../domain/draft/shown-ledger';
import { chosenFor } from '../../domain/draft/stored-flight';
import { useFlightStorePart } from '../../state/flight-store';
import { SliceLine } from './slice-line';

interface Props {
  offer: FlightOffer;
  dictionary: FlightDictionary;
  ledger?: WireLedger | undefined;
  /** false where the step announces each choice itself: one press, one message */
  isTold?: boolean;
}

export function FlightLedger({
  ledger,
  offer,
}: {
  ledger: WireLedger;
  offer: Pick<FlightOffer, 'passengers'>;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const labels = {
    caption: t('price.caption'),
    base: t('price.base', { party: partyText(offer, t) }),
    tax: t('price.tax'),
    extra: '',
  };
  return (
    <PriceLedgerView
      ledger={namedLedger(ledger, t)}
      terms={null}
      language={language}
      labels={labels}
    />
  );
}

export function FlightSummary({ offer, dictionary, ledger, isTold = true }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const chosen = useFlightStorePart((store) => chosenFor(store, offer));
  const shown = ledger ?? shownLedger(offer, chosen);
  return (
    <BookingSummary title={t('wizard.summary')} total={shown.total}>
      {offer.slices.map((slice) => (
        <SliceLine key={slice.id} slice={slice} dictionary={dictionary} />
      ))}
      <FlightLedger ledger={shown} offer={offer} />
      {isTold && <PriceNews ledger={shown} language={language} />}
    </BookingSummary>
  );
}
