import { useTranslation } from '@wayfare/i18n';
import { Slot, useLanguage, usePlatform, useSlots } from '@wayfare/remote-kit';
import { Skeleton } from '@wayfare/ui';
import { HomeSection } from './home-section';

const SLOT = 'hotels.featured/v1';
const ACCOMMODATIONS = 'hotels.accommodations';

/** Hotels that are worth a look, shown by the vertical that sells them. */
export function HomeHotels() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const [entry] = useSlots(SLOT);
  if (entry === undefined) return null;
  const more = hrefs.has(ACCOMMODATIONS) ? { to: hrefs.href(ACCOMMODATIONS, language), label: t('home.moreHotels') } : null;
  return (
    <HomeSection title={t('home.hotels')} lead={t('home.hotelsLead')} more={more}>
      <Slot id={SLOT} vertical={entry.vertical} fallback={<Skeleton height="26rem" />} />
    </HomeSection>
  );
}
