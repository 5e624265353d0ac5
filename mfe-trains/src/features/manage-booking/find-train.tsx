import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { BookingSection } from '@wayfare/checkout';
import { FormFrame, useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Notice, TextField } from '@wayfare/ui';
import { useState } from 'react';
import { findBookingOfTrain } from '../../api/after-sales.api';
import { manageHref } from '../../domain/after-sales/manage-query';

const idOf = (field: string) => `train-${field}`;
const nothing = () => null;
const judge = ({ id }: { id: string }) =>
  id.trim() === '' ? [{ field: 'id', code: 'missing' }] : [];

/** Finds one's booking by its train id, the reference in the confirmation (TRN-70). */
export function FindTrain() {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useDraftForm({
    idOf,
    initial: { id: '' },
    judge,
    translate: (code) => t(`manage.find.${code}`),
    restore: nothing,
    keep: nothing,
    send: ({ id }) => void find(id.trim()),
  });

  async function find(id: string): Promise<void> {
    setFailure('');
    setBusy(true);
    try {
      await navigate(manageHref({ booking: await findBookingOfTrain(api, id) }, {}, language));
    } catch (error) {
      if (isApiError(error) && ['NOT_FOUND', 'INVALID_REQUEST'].includes(error.code))
        form.refuse([{ field: 'id', code: 'invalid' }]);
      else setFailure(t(errorMessageKey(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <BookingSection id="find-train" title={t('manage.find.title')}>
      <p>{t('manage.find.text')}</p>
      {failure !== '' && <Notice tone="error" title={failure} />}
      <FormFrame
        {...form.frame}
        label={t('manage.find.title')}
        method="post"
        summaryTitle={(count) => t('manage.find.summary', { count })}
        submitLabel={t('manage.find.submit')}
        needsScript={t('flow.needsScript')}
        isBusy={isBusy}
      >
        <TextField
          {...form.field('id')}
          label={t('manage.find.label')}
          description={t('manage.find.note')}
          autoComplete="off"
          maxLength={80}
          isRequired
        />
      </FormFrame>
    </BookingSection>
  );
}
