import type { MapStop } from '@wayfare/api-contract';
import { countryName, type Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { ButtonLink } from '@wayfare/ui';
import { useId } from 'react';
import { usePageHref } from './page-href';
import { useStopTexts } from './stop-texts';
import styles from './stop.module.css';

/** "City, country" of a stop. */
export const stopWhere = ({ city, country }: MapStop, language: Language): string =>
  [...(city === null ? [] : [city[language]]), countryName(country, language)].join(', ');

/** Head of a stop's page: name, location, other names. */
export function StopFacts({ stop }: { stop: MapStop }) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { kind, names, localName, codes } = stop;
  const name = names[language];
  const facts = [
    ...(localName === name ? [] : [{ term: texts('localName'), detail: localName }]),
    ...(codes.length === 0 ? [] : [{ term: texts('codes'), detail: codes.join(', ') }]),
  ];
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p>{texts(`kindIn.${kind}`, { where: stopWhere(stop, language) })}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** Links to nearby stays and other stops of the city; unpublished ones are left out. */
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
            {texts('stays', { name: names[language] })}
          </ButtonLink>
        </p>
      )}
      {city !== null && shown.length > 0 && (
        <section aria-labelledby={id} className={styles.section}>
          <h2 id={id}>{texts(`others.${kind}`, { city: city[language] })}</h2>
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
