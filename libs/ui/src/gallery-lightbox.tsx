import { localeOf } from '@wayfare/domain';
import type { KeyboardEvent } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ModalDialog } from './dialog';
import { pictureSources, type GalleryProps } from './gallery';
import styles from './gallery.module.css';
import { IconButton } from './parts/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from './parts/icons';

export interface GalleryLightboxProps extends GalleryProps {
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Full-screen pictures by arrow keys and buttons, cyclic. */
export function GalleryLightbox({
  images,
  language,
  messages,
  index,
  onMove,
  onClose,
}: GalleryLightboxProps) {
  const count = images.length;
  const image = images[index];
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: (index - 1 + count) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };

  function handleKeyDown(event: KeyboardEvent) {
    const target = moves[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  }

  function move(step: number) {
    onMove((index + step + count) % count);
  }

  return (
    <I18nProvider locale={localeOf(language)}>
      <ModalDialog
        title={messages.title}
        isOpen
        onClose={onClose}
        closeLabel={messages.close}
        size="full"
      >
        {/* keys work wherever in the dialog the focus is */}
        <div className={styles.lightbox} onKeyDown={handleKeyDown}>
          <IconButton
            className={styles.step}
            label={messages.previous}
            icon={<ChevronLeftIcon />}
            variant="secondary"
            autoFocus
            onClick={() => move(-1)}
          />
          <figure className={styles.figure}>
            {image ? (
              <img
                key={image.src}
                {...pictureSources(image.src)}
                sizes="100vw"
                width={1280}
                height={853}
                alt={image.alt}
              />
            ) : null}
            <figcaption className={styles.caption}>
              <span>{image?.alt}</span>
              <span className={styles.position} role="status">
                {messages.position(index + 1, count)}
              </span>
            </figcaption>
          </figure>
          <IconButton
            className={styles.step}
            label={messages.next}
            icon={<ChevronRightIcon />}
            variant="secondary"
            onClick={() => move(1)}
          />
        </div>
      </ModalDialog>
    </I18nProvider>
  );
}
