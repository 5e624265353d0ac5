import { Picture, type PictureUrgency } from '@wayfare/ui';
import styles from './hotel-card.module.css';

interface Props {
  image: { src: string } | undefined;
  sizes: string;
  urgency?: PictureUrgency | undefined;
}

/** Decorative beside its hotel's name; a placeholder keeps the space. */
export function HotelPicture({ image, sizes, urgency }: Props) {
  return image === undefined ? (
    <div className={styles.noPicture} />
  ) : (
    <Picture src={image.src} alt="" sizes={sizes} urgency={urgency} />
  );
}
