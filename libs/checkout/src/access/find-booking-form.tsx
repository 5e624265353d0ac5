import { FormFrame, useDraftForm } from '@wayfare/forms';
import { useLanguage } from '@wayfare/remote-kit';
import { TextField } from '@wayfare/ui';
import { useMemo } from 'react';
import layout from '../layout/booking.module.css';
import { ACCESS_TEXTS } from './access-texts';
import { accessMemory, accessProblems, type AccessDraft, type AccessVertical } from './booking-access';

const idOf = (field: string) => `access-${field}`;

interface FindBookingFormProps {
  /** whose bookings; each vertical's form keeps what was typed for itself */
  vertical: AccessVertical;
  /** reference of the one booking that it is for */
  of?: string | undefined;
  initial: AccessDraft;
  onFind: (draft: AccessDraft) => void;
}

/** Finds a booking by what its confirmation says. It posts, so that no PIN gets into a URL before the script is there. */
export function FindBookingForm({ vertical, of, initial, onFind }: FindBookingFormProps) {
  const texts = ACCESS_TEXTS[useLanguage()];
  const { restore, keep } = useMemo(() => accessMemory(vertical, of), [vertical, of]);
  const translate = (code: string) => new Map<string, string>(Object.entries(texts.problems)).get(code) ?? code;
  const { field, frame } = useDraftForm({ idOf, initial, judge: accessProblems, translate, restore, keep, send: onFind });
  return (
    <FormFrame {...frame} className={layout.section} label={texts.form} method="post" summaryTitle={texts.summaryTitle} submitLabel={texts.submit} needsScript={texts.needsScript}>
      <TextField {...field('reference')} label={texts.reference} description={texts.referenceNote} autoComplete="off" maxLength={12} isRequired />
      <TextField {...field('email')} label={texts.email} type="email" inputMode="email" autoComplete="email" isRequired />
      <TextField {...field('pin')} label={texts.pin} description={texts.pinNote} inputMode="numeric" autoComplete="off" maxLength={8} isRequired />
    </FormFrame>
  );
}
