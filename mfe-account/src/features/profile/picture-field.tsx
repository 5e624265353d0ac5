import { useTranslation } from '@wayfare/i18n';
import { Button, buttonClass, UserIcon } from '@wayfare/ui';
import type { ChangeEvent } from 'react';
import styles from '../../ui/area/area.module.css';

interface PictureFieldProps {
  id: string;
  /** a data URL, null for none */
  picture: string | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

function Portrait({ picture }: { picture: string | null }) {
  const { t } = useTranslation('account');
  if (picture !== null)
    return (
      <img
        className={styles.picture}
        src={picture}
        alt={t('profile.yourPicture')}
        width={96}
        height={96}
      />
    );
  return (
    <span className={styles.picture} role="img" aria-label={t('profile.noPicture')}>
      <UserIcon size={32} />
    </span>
  );
}

/** A native file field whose label looks like a button. */
export function PictureField({ id, picture, error, onChoose, onRemove }: PictureFieldProps) {
  const { t } = useTranslation('account');

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    if (file !== undefined) onChoose(file);
    // lets the same file be chosen again after removal
    target.value = '';
  }

  return (
    <div className={styles.actions}>
      <Portrait picture={picture} />
      <div>
        <div className={styles.actions}>
          <input
            id={id}
            className={styles.chooser}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-note`}
            aria-invalid={error !== undefined}
            onChange={handleChange}
          />
          <label htmlFor={id} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('profile.choosePicture')}
          </label>
          {picture !== null && (
            <Button variant="quiet" size="small" onClick={onRemove}>
              {t('profile.removePicture')}
            </Button>
          )}
        </div>
        <p
          id={`${id}-note`}
          className={error === undefined ? styles.small : styles.error}
          aria-live="polite"
        >
          {error ?? t('profile.pictureNote')}
        </p>
      </div>
    </div>
  );
}
