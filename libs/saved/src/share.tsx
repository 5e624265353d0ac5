import { buttonClass, Field, Modal } from '@wayfare/ui';
import { useState } from 'react';
import { LineIcon } from './line-icon';
import { passOn, type PassedOutcome } from './pass-on';
import styles from './share.module.css';
import { useShareTexts } from './share-texts';

export interface ShareProps {
  title: string;
  text: string;
  href: string;
}

const SHARE =
  'M21 5a3 3 0 1 1-6 0a3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0M21 19a3 3 0 1 1-6 0a3 3 0 0 1 6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4';

function ByHand({ url, onClose }: { url: string; onClose: () => void }) {
  const texts = useShareTexts();
  return (
    <Modal size="small" title={texts('byHand')} closeLabel={texts('close')} onClose={onClose}>
      <p>{texts('why')}</p>
      <Field label={texts('link')}>
        {(control) => (
          <input
            {...control}
            readOnly
            className={styles.link}
            value={url}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
    </Modal>
  );
}

/** Button with its announced outcome. */
export function Share({ title, text, href }: ShareProps) {
  const texts = useShareTexts();
  const [outcome, setOutcome] = useState<PassedOutcome | null>(null);
  const url = new URL(href, location.origin).href;

  async function share(): Promise<void> {
    // a repeated message is announced only after an empty one
    setOutcome(null);
    setOutcome(await passOn({ title, text, url }));
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'secondary', size: 'small' }, styles.button)}
        aria-label={texts('share')}
        onClick={() => void share()}
      >
        <LineIcon path={SHARE} />
        <span className={styles.word}>{texts('share')}</span>
      </button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && <span className={styles.copied}>{texts('copied')}</span>}
      </span>
      {outcome === 'failed' && <ByHand url={url} onClose={() => setOutcome(null)} />}
    </>
  );
}
