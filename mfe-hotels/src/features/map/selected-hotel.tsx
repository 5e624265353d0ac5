import type { HotelResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { buttonClass, takeFocus } from '@wayfare/ui';
import type { DistanceText } from '../../domain/place/distance-from';
import { HotelCard } from '../../ui/hotel-card/hotel-card';
import styles from './map.module.css';

interface Props {
  hotel: HotelResult;
  href: string;
  nights: number;
  distance: DistanceText | null;
  onClose: () => void;
}

export function SelectedHotel({ hotel, href, nights, distance, onClose }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <div
      ref={takeFocus}
      role="group"
      aria-label={t('map.selected')}
      tabIndex={-1}
      className={styles.selected}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' }, styles.close)}
        onClick={onClose}
      >
        {t('map.closeCard')}
      </button>
      <HotelCard hotel={hotel} href={href} nights={nights} distance={distance} />
    </div>
  );
}
