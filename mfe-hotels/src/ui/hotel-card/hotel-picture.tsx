import { Picture, type PictureUrgency } from '@wayfare/ui';
import styles from './hotel-card.module.css';

interface Props {
  image: { src: string } | undefined;
  sizes: string;
  urgency?: PictureUrgency | undefined;
}

/** A picture beside the name of what it shows, which says more than its own text would; or its place kept when there is none. */
export function HotelPicture({ image, sizes, urgency }: Props) {
  return image === undefined ? (
    <div className={styles.noPicture} />
  ) : (
    <Picture src={image.src} alt="" sizes={sizes} urgency={urgency} />
  );
}
