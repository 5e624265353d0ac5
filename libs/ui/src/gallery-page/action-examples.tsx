import { Button } from '../parts/button';
import { IconButton } from '../parts/icon-button';
import * as pictures from '../parts/icons';
import { ButtonLink, TextLink } from '../parts/links';
import { Chip } from '../parts/display';
import styles from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts';

const nothing = () => undefined;

export function ActionExamples({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <div className={styles.row}>
        <Button icon={<pictures.SearchIcon />}>{texts.search}</Button>
        <Button variant="secondary" icon={<pictures.StarIcon />}>
          {texts.save}
        </Button>
        <Button variant="quiet" iconEnd={<pictures.ChevronRightIcon />}>
          {texts.more}
        </Button>
        <Button isBusy>{texts.busy}</Button>
        <Button disabled>{texts.disabled}</Button>
        <Button size="small" variant="secondary">
          {texts.more}
        </Button>
        <IconButton label={texts.save} icon={<pictures.StarIcon />} />
      </div>
      <div className={styles.row}>
        <ButtonLink to="#" variant="secondary" icon={<pictures.ChevronLeftIcon />}>
          {texts.back}
        </ButtonLink>
        <TextLink to="#">{texts.more}</TextLink>
        <TextLink to="#" quiet>
          {texts.home}
        </TextLink>
        <Chip label={texts.chip} removeLabel={texts.remove} onRemove={nothing} />
      </div>
      <Button fullWidth>{texts.long}</Button>
    </>
  );
}

export function IconExamples() {
  return (
    <div className={styles.row}>
      {Object.entries(pictures).map(([name, Picture]) => (
        <span key={name} title={name}>
          <Picture size={24} />
        </span>
      ))}
    </div>
  );
}
