import { useTranslation } from '@wayfare/i18n';
import { Slot, useLanguage, usePlatform, useSlots } from '@wayfare/remote-kit';
import { WaitingCards } from '../../ui/waiting-cards';
import { HomeSection } from './home-section';
import styles from './home.module.css';

const SLOT = 'hotels.featured/v1';
/** the slot's maximum */
const HOTELS = 6;
const ACCOMMODATIONS = 'hotels.accommodations';

/** Slot of the vertical that sells them. */
export function HomeHotels() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const [entry] = useSlots(SLOT);
  if (entry === undefined) return null;
  const more = hrefs.has(ACCOMMODATIONS)
    ? { to: hrefs.href(ACCOMMODATIONS, language), label: t('home.moreHotels') }
    : null;
  return (
    <HomeSection title={t('home.hotels')} lead={t('home.hotelsLead')} more={more}>
      <Slot
        id={SLOT}
        vertical={entry.vertical}
        whenNear
        fallback={<WaitingCards count={HOTELS} grid={styles.hotels} isBusy={false} />}
      />
    </HomeSection>
  );
}
