import type { Image } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { laterPart, Picture } from '@wayfare/ui';
import { Suspense, useEffect, useState } from 'react';
import type { PictureDialogProps } from './picture-dialog';
import styles from './rooms.module.css';

const addressOf = ({ src }: Image) => `${src}/1280.webp`;

/** Fallback when the dialog's code does not load: the plain link works. */
function ToPicture({ images: [first] }: PictureDialogProps) {
  useEffect(() => {
    if (first !== undefined) window.location.assign(addressOf(first));
  }, [first]);
  return null;
}

const PictureDialog = laterPart<PictureDialogProps>(
  () =>
    import(/* webpackChunkName: "picture-dialog" */ './picture-dialog').then(
      (part) => part.PictureDialog,
    ),
  ToPicture,
);

/** Opens the pictures in a dialog; without a script the link leads to the picture. */
export function RoomPictures({ name, images }: { name: string; images: readonly Image[] }) {
  const { t } = useTranslation('hotels');
  const [isOpen, setIsOpen] = useState(false);
  const [first] = images;
  if (first === undefined) return null;
  return (
    <>
      <a
        className={styles.picture}
        href={addressOf(first)}
        aria-label={t('room.pictures', { name, count: images.length })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Picture src={first.src} alt="" sizes="(min-width: 48rem) 15rem, 100vw" />
        {images.length > 1 && <span aria-hidden>{`1 / ${images.length}`}</span>}
      </a>
      {isOpen && (
        <Suspense>
          <PictureDialog name={name} images={images} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
