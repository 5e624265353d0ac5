import type { PriceWatch } from '@wayfare/api-contract';
import { buttonClass, laterPart, Notice, Skeleton, useHydrated } from '@wayfare/ui';
import { Suspense, useRef, useState } from 'react';
import type { AlertFormProps } from './alert-form';
import { useAlertOpenerTexts } from './alert-opener-texts';
import { LineIcon } from './line-icon';
import styles from './price-alert.module.css';

function FormAway() {
  return <Notice tone="warning" title={useAlertOpenerTexts()('away')} />;
}

const AlertForm = laterPart<AlertFormProps>(
  () => import(/* webpackChunkName: "alert-form" */ './alert-form').then((form) => form.AlertForm),
  FormAway,
);

interface Props {
  watch: PriceWatch;
  /** shown price: baseline of the first fall */
  seen: string;
}

const BELL =
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326';

/** Price alert of a search; key it by the search. Absent without script. */
export function PriceAlert({ watch, seen }: Props) {
  const texts = useAlertOpenerTexts();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // reserves the button's height
  if (!isHydrated) return <div className={styles.alert} />;
  return (
    <div className={styles.alert}>
      <button
        ref={opener}
        type="button"
        className={buttonClass({ variant: 'secondary' })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon path={BELL} />
        {texts('title')}
      </button>
      {isOpen && (
        <Suspense fallback={<Skeleton height={120} />}>
          <AlertForm
            watch={watch}
            seen={seen}
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
