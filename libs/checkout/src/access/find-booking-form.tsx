import { errorMessageKey } from '@wayfare/api-client';
import type { FindBookingResult } from '@wayfare/api-contract';
import { Form, FormEmailField, FormTextField, judgedBy, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Notice, Stack } from '@wayfare/ui';
import { useMemo } from 'react';
import styles from '../layout/booking.module.css';
import { useTexts } from '../use-texts';
import { accessMemory, accessProblems, EMPTY_ACCESS, type AccessVertical } from './booking-access';
import { useFindBooking } from './use-find-booking';

const isField = (code: string): code is keyof typeof EMPTY_ACCESS => code in EMPTY_ACCESS;
const idOf = (field: string) => `access-${field}`;

interface FindBookingFormProps {
  vertical: AccessVertical;
  of?: string | undefined;
  onFound: (found: FindBookingResult) => boolean;
}

/** Access form by reference, e-mail and PIN, drafts kept until found; it posts, so that no PIN gets into a URL. */
export function FindBookingForm({ vertical, of, onFound }: FindBookingFormProps) {
  const { t } = useTranslation();
  const texts = useTexts('access');
  const { finding, find } = useFindBooking(onFound);
  const { restore, keep } = useMemo(() => accessMemory(vertical, of), [vertical, of]);
  const translate = (code: string) => (isField(code) ? texts(`problems.${code}`) : code);
  const form = useWayfareForm({
    rules: judgedBy(accessProblems),
    defaults: { ...EMPTY_ACCESS, reference: of ?? '' },
    translate,
    idOf,
    restore,
    keep,
  });
  return (
    <Stack gap={4}>
      {finding.state === 'notFound' && (
        <Notice tone="error" title={texts('notFound')}>
          {texts('notFoundText')}
        </Notice>
      )}
      {finding.state === 'failed' && (
        <Notice tone="error" title={t(errorMessageKey(finding.error))}>
          {texts('typedStays')}
        </Notice>
      )}
      {finding.state === 'homeless' && (
        <Notice tone="warning" title={texts('homeless', { reference: finding.reference })}>
          {texts('homelessText')}
        </Notice>
      )}
      <Form
        form={form}
        onSubmit={(typed) => void find(typed)}
        className={styles.section}
        label={texts('form')}
        method="post"
        summaryTitle={(count) => texts('summaryTitle', { count })}
        submitLabel={texts('submit')}
        needsScript={texts('needsScript')}
        isBusy={finding.state === 'busy'}
      >
        <FormTextField
          form={form}
          name="reference"
          label={texts('reference')}
          description={texts('referenceNote')}
          autoComplete="off"
          maxLength={12}
          isRequired
        />
        <FormEmailField form={form} name="email" label={texts('email')} isRequired />
        <FormTextField
          form={form}
          name="pin"
          label={texts('pin')}
          description={texts('pinNote')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          isRequired
        />
      </Form>
    </Stack>
  );
}
