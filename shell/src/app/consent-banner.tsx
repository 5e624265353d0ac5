import { consentCookie, type Consent } from '@wayfare/analytics/shell';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { useBrowserFact } from './browser-fact';
import { consentAtom, consentSettingsAtom } from './consent-state';
import styles from './consent.module.css';
import { useCurrentPage } from './current-page';

function Category({
  name,
  isOn,
  onChange,
}: {
  name: Consent;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={onChange === undefined}
          aria-describedby={`consent-${name}`}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {t(`consent.${name}.label`)}
      </label>
      <p id={`consent-${name}`} className={styles.text}>
        {t(`consent.${name}.text`)}
      </p>
    </div>
  );
}

function Question() {
  const { t } = useTranslation('shell');
  const { language } = useCurrentPage();
  const { hrefs } = usePlatform();
  return (
    <div>
      <p id="consent-title" className={styles.title}>
        {t('consent.title')}
      </p>
      <p className={styles.text}>
        {t('consent.question')}{' '}
        {hrefs.has('content.privacy') && (
          <Link to={hrefs.href('content.privacy', language)}>{t('consent.more')}</Link>
        )}
      </p>
    </div>
  );
}

interface ChoiceProps {
  consent: Consent | null;
  isEverybodys: boolean;
  areSettingsOpen: boolean;
  onOpen: () => void;
  onChoose: (consent: Consent) => void;
  onClose: () => void;
}

function Choice({
  consent,
  isEverybodys,
  areSettingsOpen,
  onOpen,
  onChoose,
  onClose,
}: ChoiceProps) {
  const { t } = useTranslation('shell');
  const early = (choice: Consent) => (isEverybodys ? choice : undefined);
  const [hasStatistics, setHasStatistics] = useState(consent === 'statistics');
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (areSettingsOpen) region.current?.focus();
  }, [areSettingsOpen]);
  return (
    <section
      ref={region}
      className={consent === null ? `${styles.banner} ${styles.first}` : styles.banner}
      aria-labelledby="consent-title"
      tabIndex={-1}
      onKeyDown={({ key }) => areSettingsOpen && key === 'Escape' && onClose()}
    >
      <div className={styles.inner}>
        <Question />
        {areSettingsOpen && (
          <div className={styles.settings}>
            <Category name="necessary" isOn />
            <Category name="statistics" isOn={hasStatistics} onChange={setHasStatistics} />
          </div>
        )}
        <div className={styles.actions}>
          <button
            type="button"
            data-consents={early('necessary')}
            onClick={() => onChoose('necessary')}
          >
            {t('consent.refuse')}
          </button>
          <button
            type="button"
            data-consents={early('statistics')}
            onClick={() => onChoose('statistics')}
          >
            {t('consent.accept')}
          </button>
          {areSettingsOpen ? (
            <button
              type="button"
              onClick={() => onChoose(hasStatistics ? 'statistics' : 'necessary')}
            >
              {t('consent.save')}
            </button>
          ) : (
            <button type="button" className={styles.quiet} onClick={onOpen}>
              {t('consent.settings')}
            </button>
          )}
          {areSettingsOpen && consent !== null && (
            <button type="button" onClick={onClose}>
              {t('close')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Asks once whether the site may measure, and again when "Cookie settings" in the footer is pressed (OQ-21). */
export function ConsentBanner() {
  const { t } = useTranslation('shell');
  const [kept, setConsent] = useAtom(consentAtom);
  // everybody's page asks; what stands there for others is not shown to who has answered
  const isEverybodys = useBrowserFact(() => false, true);
  const consent = isEverybodys ? null : kept;
  const [areSettingsOpen, setSettingsOpen] = useAtom(consentSettingsAtom);
  const [isSaved, setSaved] = useState(false);

  // The focused button goes with the banner; reading goes on where it came from, else with the page.
  const close = () => {
    setSettingsOpen(false);
    const next =
      consent === null ? null : document.querySelector<HTMLElement>('[data-cookie-settings]');
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  const choose = (choice: Consent) => {
    document.cookie = consentCookie(choice, location.protocol === 'https:');
    setConsent(choice);
    setSaved(true);
    close();
  };

  return (
    <>
      {(consent === null || areSettingsOpen) && (
        <Choice
          consent={consent}
          isEverybodys={isEverybodys}
          areSettingsOpen={areSettingsOpen}
          onOpen={() => setSettingsOpen(true)}
          onChoose={choose}
          onClose={close}
        />
      )}
      <p role="status" className={styles.status}>
        {isSaved && !areSettingsOpen ? t('consent.saved') : ''}
      </p>
    </>
  );
}
