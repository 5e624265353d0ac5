import type { FlightDictionary, FlightOffer, WireLedger } from '@wayfare/api-contract';
import { BookingSummary, PriceLedgerView } from '@wayfare/checkout';
import { compareMoney, formatMoney, parseMoney, subtractMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { VisuallyHidden } from '@wayfare/ui';
import { useState } from 'react';
import { partyText } from './party-text';
import { chosenFor, useFlightStore } from './flight-store';
import { namedLedger, shownLedger } from './shown-ledger';
import { SliceLine } from './slice-line';

interface Props {
  offer: FlightOffer;
  dictionary: FlightDictionary;
  /** of a quote; without it the fare with the chosen bags and seats */
  ledger?: WireLedger | undefined;
}

/** The price in its lines. */
export function FlightLedger({ ledger, offer }: { ledger: WireLedger; offer: Pick<FlightOffer, 'passengers'> }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const labels = { caption: t('price.caption'), base: t('price.base', { party: partyText(offer, t) }), tax: t('price.tax'), extra: '' };
  return (
    <PriceLedgerView ledger={namedLedger(ledger, t)} terms={null} language={language} labels={labels} />
  );
}

/** Says the new total, and by how much bags or seats changed it, and nothing else of the table. */
function PriceNews({ ledger }: { ledger: WireLedger }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const [told, setTold] = useState({ total: ledger.total, text: '' });
  if (told.total !== ledger.total) {
    const [before, now] = [parseMoney(told.total), parseMoney(ledger.total)];
    const isMore = compareMoney(now, before) > 0;
    const by = formatMoney(isMore ? subtractMoney(now, before) : subtractMoney(before, now), language);
    setTold({ total: ledger.total, text: t(isMore ? 'price.toldMore' : 'price.toldLess', { total: formatMoney(now, language), by }) });
  }
  return <VisuallyHidden role="status">{told.text}</VisuallyHidden>;
}

/** What is being booked and for how much. */
export function FlightSummary({ offer, dictionary, ledger }: Props) {
  const { t } = useTranslation('flights');
  const store = useFlightStore();
  const shown = ledger ?? shownLedger(offer, chosenFor(store, offer));
  return (
    <BookingSummary title={t('wizard.summary')} total={shown.total}>
      {offer.slices.map((slice) => (
        <SliceLine key={slice.id} slice={slice} dictionary={dictionary} />
      ))}
      <FlightLedger ledger={shown} offer={offer} />
      <PriceNews ledger={shown} />
    </BookingSummary>
  );
}
