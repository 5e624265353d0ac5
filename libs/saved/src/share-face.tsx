import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass } from '@wayfare/ui';
import classes from './share-button.module.css';

const LABEL: Readonly<Record<Language, string>> = { en: 'Share', nl: 'Delen' };

const SHARE =
  'M21 5a3 3 0 1 1-6 0a3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0M21 19a3 3 0 1 1-6 0a3 3 0 0 1 6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4';

interface Props {
  isCompact: boolean;
  /** what pressing it does; without it, it is the room of the button and nothing to press */
  onPress?: (() => void) | undefined;
}

/** The button as it looks, before and after it works: nothing moves in between. */
export function ShareFace({ isCompact, onPress }: Props) {
  const label = LABEL[useLanguage()];
  const look = {
    className: buttonClass({ variant: 'secondary', size: 'small' }, classes.button),
    'data-compact': isCompact || undefined,
  };
  const face = (
    <>
      <svg
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={SHARE} />
      </svg>
      <span className={classes.label}>{label}</span>
    </>
  );
  return onPress === undefined ? (
    <span {...look} data-room aria-hidden="true">
      {face}
    </span>
  ) : (
    <button {...look} type="button" onClick={onPress}>
      {face}
    </button>
  );
}
