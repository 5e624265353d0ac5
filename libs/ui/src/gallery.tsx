import type { Language } from '@wayfare/domain';
import { useState, type MouseEvent } from 'react';
import { classNames } from './class-names';
import styles from './gallery.module.css';
import { ImagesIcon } from './parts/icons';
import { Spinner } from './parts/spinner';
import { useLazyPart } from './parts/use-lazy-part';

export interface GalleryImage {
  /** path on our own origin, above `/320.webp`, `/640.webp` and `/1280.webp` */
  src: string;
  alt: string;
}

export interface GalleryMessages {
  title: string;
  showAll: (count: number) => string;
  previous: string;
  next: string;
  close: string;
  position: (current: number, count: number) => string;
}

export interface GalleryProps {
  images: readonly GalleryImage[];
  language: Language;
  messages: GalleryMessages;
}

const SHOWN = 5;

/** srcset of the three widths. */
export function pictureSources(src: string) {
  return {
    src: `${src}/640.webp`,
    srcSet: `${src}/320.webp 320w, ${src}/640.webp 640w, ${src}/1280.webp 1280w`,
  };
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** One large picture and thumbnails, links until the lightbox loads. */
export function Gallery({ images, language, messages }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const {
    part: Lightbox,
    state,
    request,
  } = useLazyPart(() =>
    import(/* webpackChunkName: "gallery-lightbox" */ './gallery-lightbox').then(
      (module) => module.GalleryLightbox,
    ),
  );

  function handleOpen(event: MouseEvent, index: number) {
    // after a failed load the link itself works
    if (!isPlainClick(event) || state === 'failed') return;
    event.preventDefault();
    request();
    setShown(index);
  }

  const isLoading = shown !== null && state === 'loading';
  return (
    <section className={styles.gallery} aria-label={messages.title}>
      <ul className={classNames(styles.grid, images.length === 1 && styles.single)} role="list">
        {images.slice(0, SHOWN).map((image, index) => (
          <li key={image.src} className={styles.cell}>
            <a
              className={styles.link}
              href={`${image.src}/1280.webp`}
              onClick={(event) => handleOpen(event, index)}
            >
              <img
                {...pictureSources(image.src)}
                sizes={
                  index === 0 ? '(min-width: 720px) 60vw, 100vw' : '(min-width: 720px) 20vw, 50vw'
                }
                width={640}
                height={427}
                alt={image.alt}
                {...(index === 0
                  ? { fetchPriority: 'high' as const }
                  : { loading: 'lazy' as const })}
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <a
          className={styles.all}
          href={`${images[0]?.src ?? ''}/1280.webp`}
          aria-busy={isLoading || undefined}
          onClick={(event) => handleOpen(event, 0)}
        >
          {isLoading ? <Spinner /> : <ImagesIcon />}
          {messages.showAll(images.length)}
        </a>
      ) : null}
      {Lightbox !== null && shown !== null ? (
        <Lightbox
          {...{ images, language, messages }}
          index={shown}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      ) : null}
    </section>
  );
}
