import type { FareBrandsResult } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { Later, type Deferred } from '@wayfare/remote-kit';
import { Notice, Skeleton } from '@wayfare/ui';
import { sameFare } from '../../domain/itinerary/same-flights';
import { SliceDetails } from '../../ui/journey/slice-details';
import type { WizardOffer } from '../../ui/wizard/load-wizard';
import { WizardLayout } from '../../ui/wizard/wizard-layout';
import { BrandTable } from './brand-table';

interface Props {
  step: WizardOffer;
  brands: Deferred<FareBrandsResult | null>;
}

const TABLE_HEIGHT = 420;

function Brands({
  step: { offer, dictionary, query },
  found,
}: {
  step: WizardOffer;
  found: FareBrandsResult | null;
}) {
  const { t } = useTranslation('flights');
  if (found === null || found.offers.length === 0) {
    return (
      <>
        <Notice tone="warning" title={t('ticket.brandsFailed')} />
        <BrandTable offers={[offer]} dictionary={dictionary} chosen={offer.id} query={query} />
      </>
    );
  }
  const { offers, offer_request: request } = found;
  const chosen = offers.some(({ id }) => id === offer.id)
    ? offer.id
    : (sameFare(offers, offer)?.id ?? '');
  return (
    <BrandTable
      offers={offers}
      dictionary={found.dictionary}
      chosen={chosen}
      query={{ ...query, request }}
    />
  );
}

export function TicketStep({ step, brands }: Props) {
  const { t } = useTranslation('flights');
  const { offer, dictionary, query } = step;
  return (
    <WizardLayout step="ticket" offer={offer} dictionary={dictionary} query={query}>
      <h1>{t('wizard.step.ticket')}</h1>
      <BookingSection id="ticket-types" title={t('ticket.heading')}>
        <SmallPrint>{t('ticket.intro')}</SmallPrint>
        <Later value={brands} fallback={<Skeleton height={TABLE_HEIGHT} />}>
          {(found) => <Brands step={step} found={found} />}
        </Later>
      </BookingSection>
      <BookingSection id="your-flights" title={t('ticket.flights')}>
        {offer.slices.map((slice) => (
          <SliceDetails key={slice.id} slice={slice} dictionary={dictionary} />
        ))}
      </BookingSection>
    </WizardLayout>
  );
}
