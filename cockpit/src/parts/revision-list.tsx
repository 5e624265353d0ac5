import type { Revision } from '@wayfare/releases/registry';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { useCockpit } from '../api/cockpit';
import { verticalPath } from '../domain/addresses';
import { subjectOf } from '../domain/revisions';
import { shownShare } from '../domain/shown';
import { Actor } from './actor';
import { Moment } from './moment';
import styles from './revision-list.module.css';

interface RevisionListProps {
  revisions: readonly Revision[];
  /** of several verticals: each names its own */
  isOfAll?: boolean;
}

function Entry({ revision, isOfAll }: { revision: Revision; isOfAll: boolean }) {
  const { t } = useTranslation();
  const { language } = useCockpit();
  const { action, vertical, at, reason, note } = revision;
  const { version, weight } = subjectOf(revision);
  const share = shownShare(weight, language);
  return (
    <li className={styles.entry}>
      <p>
        {isOfAll ? (
          <>
            <Link to={verticalPath(vertical)}>{vertical}</Link>:{' '}
          </>
        ) : null}
        {t(`actions.${action}`, { version, share })}
      </p>
      {reason === undefined ? null : <p>{t('history.because', { reason })}</p>}
      {note === undefined ? null : <p>{note}</p>}
      <p className={styles.quiet}>
        <Moment at={at} /> · <Actor of={revision} />
      </p>
    </li>
  );
}

/** Who changed what, when and why. */
export function RevisionList({ revisions, isOfAll = false }: RevisionListProps) {
  const { t } = useTranslation();
  if (revisions.length === 0) return <p>{t('history.none')}</p>;
  return (
    <ol role="list" className={styles.list}>
      {revisions.map((revision) => (
        <Entry key={revision.rev} revision={revision} isOfAll={isOfAll} />
      ))}
    </ol>
  );
}
