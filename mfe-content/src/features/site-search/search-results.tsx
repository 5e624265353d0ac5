import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { BedIcon, InfoIcon, ListIcon, MapPinIcon } from '@wayfare/ui';
import type { MouseEvent } from 'react';
import type { GroupName, SearchGroup } from './search-entries';
import styles from './site-search.module.css';

const ICONS: Readonly<Record<GroupName, typeof BedIcon>> = {
  places: MapPinIcon,
  hotels: BedIcon,
  articles: ListIcon,
  help: InfoIcon,
};

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  /** id of an entry by its index in the whole list */
  idOf: (index: number) => string;
  active: number;
  onChoose: () => void;
}

/** A press that opens a new tab or window leaves this page as it is. */
const isPlainPress = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey;

/** A listbox of links, so that entries can open in a new tab. */
export function SearchResults({ id, groups, idOf, active, onChoose }: SearchResultsProps) {
  const { t } = useTranslation('content');
  const starts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div id={id} role="listbox" className={styles.results} aria-label={t('siteSearch.results')}>
      {groups.map(({ name, entries }, group) => {
        const GroupIcon = ICONS[name];
        return (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} role="presentation" className={styles.heading}>
              {t(`siteSearch.${name}`)}
            </p>
            {entries.map(({ href, label, detail }, place) => {
              const index = (starts[group] ?? 0) + place;
              return (
                <Link
                  key={href}
                  id={idOf(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.entry}
                  to={href}
                  onClick={(event) => isPlainPress(event) && onChoose()}
                >
                  <GroupIcon />
                  <span className={styles.texts}>
                    <span>{label}</span>
                    {detail !== '' && <span className={styles.detail}>{detail}</span>}
                  </span>
                </Link>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
