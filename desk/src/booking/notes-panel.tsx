import { addNote, mayAs, type Note } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Panel } from '@wayfare/workbench';
import { useSession } from '../api/session';
import { Moment } from '../parts/moment';
import styles from './booking.module.css';
import { NoteForm } from './note-form';

export function NotesPanel({ bookingId, notes }: { bookingId: string; notes: readonly Note[] }) {
  const { t } = useTranslation();
  const { role } = useSession();
  return (
    <Panel title={t('notes.title')}>
      {notes.length === 0 ? (
        <p>{t('notes.none')}</p>
      ) : (
        <ul role="list" className={styles.notes}>
          {notes.map(({ id, at, by, text }) => (
            <li key={id} className={styles.note}>
              <p className={styles.noteText}>{text}</p>
              <p className={styles.quiet}>
                {by.name} · <Moment at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayAs(role, addNote.role) ? <NoteForm bookingId={bookingId} /> : null}
    </Panel>
  );
}
