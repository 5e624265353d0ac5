import { FormFrame, useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { TextField } from '@wayfare/ui';
import { accessProblems, keepAccess, restoreAccess, type AccessDraft } from './booking-access';
import bookingStyles from '../booking/booking.module.css';

const idOf = (field: string) => `access-${field}`;

/** Finds a booking by what its confirmation says. It posts, so that no PIN gets into a URL before the script is there. */
export function FindBookingForm({ initial, onFind }: { initial: AccessDraft; onFind: (draft: AccessDraft) => void }) {
  const { t } = useTranslation('hotels');
  const { field, frame } = useDraftForm({
    idOf,
    initial,
    judge: accessProblems,
    translate: (code) => t(`find.problems.${code}`),
    restore: restoreAccess,
    keep: keepAccess,
    send: onFind,
  });
  return (
    <FormFrame {...frame} className={bookingStyles.section} label={t('find.form')} method="post" summaryTitle={(count) => t('guest.summaryTitle', { count })} submitLabel={t('find.submit')} needsScript={t('booking.needsScript')}>
      <TextField {...field('reference')} label={t('find.reference')} description={t('find.referenceNote')} autoComplete="off" maxLength={12} isRequired />
      <TextField {...field('email')} label={t('find.email')} type="email" inputMode="email" autoComplete="email" isRequired />
      <TextField {...field('pin')} label={t('find.pin')} description={t('find.pinNote')} inputMode="numeric" autoComplete="off" maxLength={8} isRequired />
    </FormFrame>
  );
}
