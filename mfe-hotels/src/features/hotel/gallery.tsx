import type { Image } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Picture, urgencyAt } from '@wayfare/ui';
import styles from './hotel.module.css';

export function Gallery({ name, images }: { name: string; images: readonly Image[] }) {
  const { t } = useTranslation('hotels');
  if (images.length === 0) return null;
  return (
    <ul className={styles.gallery} aria-label={t('hotel.gallery', { name })}>
      {images.slice(0, 5).map((image, index) => (
        <li key={image.src}>
          <Picture
            src={image.src}
            alt={image.alt}
            sizes={
              index === 0 ? '(min-width: 64rem) 40rem, 100vw' : '(min-width: 64rem) 20rem, 50vw'
            }
            urgency={urgencyAt(index, 5)}
          />
        </li>
      ))}
    </ul>
  );
}
