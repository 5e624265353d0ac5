import type { MapStop } from '@wayfare/api-contract';
import { countryName } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { ButtonLink } from '@wayfare/ui';
import { useId } from 'react';
import { usePageHref } from './page-href';
import { useStopTexts } from './stop-texts';
import styles from './stop.module.css';

/** The head of a station's or an airport's page: its name, where it lies, and what else it is called. */
export function StopFacts({ stop }: { stop: MapStop }) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { kind, names, localName, codes, city, country } = stop;
  const name = names[language];
  const where = [city?.[language], countryName(country, language)].filter(
    (part) => part !== undefined,
  );
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p>{texts.kindIn[kind](where.join(', '))}</p>
      <dl className={styles.facts}>
        {localName !== name && (
          <div>
            <dt>{texts.localName}</dt>
            <dd>{localName}</dd>
          </div>
        )}
        {codes.length > 0 && (
          <div>
            <dt>{texts.codes}</dt>
            <dd>{codes.join(', ')}</dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** Where one stays near it, and what else there is of its kind in the city; what nobody here has is left out. */
export function StopLinks({ stop }: { stop: MapStop }) {
  const texts = useStopTexts();
  const language = useLanguage();
  const hrefOf = usePageHref();
  const id = useId();
  const { kind, names, city, stays, others } = stop;
  const staysHref = stays === null ? null : hrefOf(stays);
  const shown = others.flatMap(({ name, page }) => {
    const href = hrefOf(page);
    return href === null ? [] : [{ name, href }];
  });
  return (
    <>
      {staysHref !== null && (
        <p>
          <ButtonLink variant="secondary" to={staysHref}>
            {texts.stays(names[language])}
          </ButtonLink>
        </p>
      )}
      {city !== null && shown.length > 0 && (
        <section aria-labelledby={id} className={styles.section}>
          <h2 id={id}>{texts.others[kind](city[language])}</h2>
          <ul className={styles.others}>
            {shown.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
