import type { Image } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Modal } from '@wayfare/ui';
import { useState, type KeyboardEvent } from 'react';
import styles from './rooms.module.css';

export interface PictureDialogProps {
  name: string;
  images: readonly Image[];
  onClose: () => void;
}

export function PictureDialog({ name, images, onClose }: PictureDialogProps) {
  const { t } = useTranslation('hotels');
  const [index, setIndex] = useState(0);
  const image = images[index];
  const move = (step: number) => setIndex((index + step + images.length) % images.length);
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  }

  return (
    <Modal title={name} closeLabel={t('room.closePictures')} size="full" onClose={onClose}>
      {/* arrow keys work wherever the focus is in the dialog */}
      <div className={styles.slides} onKeyDown={handleKeyDown}>
        {image !== undefined && (
          <img
            key={image.src}
            src={`${image.src}/1280.webp`}
            width={1280}
            height={853}
            alt={image.alt}
          />
        )}
        <p>
          {images.length > 1 && (
            <IconButton
              label={t('room.previous')}
              icon={<ChevronLeftIcon />}
              variant="secondary"
              onClick={() => move(-1)}
            />
          )}
          <span role="status">
            {t('room.position', { current: index + 1, count: images.length })}
          </span>
          {images.length > 1 && (
            <IconButton
              label={t('room.next')}
              icon={<ChevronRightIcon />}
              variant="secondary"
              onClick={() => move(1)}
            />
          )}
        </p>
      </div>
    </Modal>
  );
}
