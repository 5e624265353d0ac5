import type { Image } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Picture } from '@wayfare/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './rooms.module.css';

const PictureDialog = lazy(() =>
  import(/* webpackChunkName: "picture-dialog" */ './picture-dialog').then((module) => ({
    default: module.PictureDialog,
  })),
);

/** The first picture of a room; a press shows all of them large. Without a script it leads to the picture. */
export function RoomPictures({ name, images }: { name: string; images: readonly Image[] }) {
  const { t } = useTranslation('hotels');
  const [isOpen, setIsOpen] = useState(false);
  const [first] = images;
  if (first === undefined) return null;
  return (
    <>
      <a
        className={styles.picture}
        href={`${first.src}/1280.webp`}
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
