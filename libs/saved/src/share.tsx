import { Field, Modal } from '@wayfare/ui';
import { useState, type ReactNode } from 'react';
import { passOn, type PassedOutcome } from './pass-on';
import classes from './share.module.css';
import { useShareTexts } from './share-texts';

export interface ShareProps {
  title: string;
  text: string;
  /** path and query of the page, in the language that it is seen in */
  href: string;
}

interface Props extends ShareProps {
  children: (press: () => void) => ReactNode;
}

/** What happens when the button is pressed, and what is said of it. */
export function Share({ title, text, href, children }: Props) {
  const texts = useShareTexts();
  const [outcome, setOutcome] = useState<PassedOutcome | null>(null);
  const url = new URL(href, location.origin).href;

  async function share(): Promise<void> {
    // the same words again are news only after none
    setOutcome(null);
    setOutcome(await passOn({ title, text, url }));
  }

  return (
    <>
      {children(() => void share())}
      <span role="status" className={classes.status}>
        {outcome === 'copied' && <span className={classes.copied}>{texts.copied}</span>}
      </span>
      {outcome === 'failed' && (
        <Modal
          size="small"
          title={texts.byHand}
          closeLabel={texts.close}
          onClose={() => setOutcome(null)}
        >
          <p>{texts.why}</p>
          <Field label={texts.link}>
            {(control) => (
              <input
                {...control}
                readOnly
                className={classes.link}
                value={url}
                onFocus={({ target }) => target.select()}
              />
            )}
          </Field>
        </Modal>
      )}
    </>
  );
}
