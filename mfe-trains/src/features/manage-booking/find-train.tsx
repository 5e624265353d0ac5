import { errorMessageKey } from '@wayfare/api-client';
import { BookingSection } from '@wayfare/checkout';
import {
  Form,
  FormTextField,
  judgedBy,
  refuseAll,
  useSending,
  useWayfareForm,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Notice } from '@wayfare/ui';
import { findBookingOfTrain } from '../../api/after-sales.api';
import { manageHref } from '../../domain/after-sales/manage-query';

const idOf = (field: string) => `train-${field}`;
const judge = ({ id }: { id: string }) =>
  id.trim() === '' ? [{ field: 'id', code: 'missing' }] : [];

/** Finds a booking by its train id, the confirmation's reference (TRN-70). */
export function FindTrain() {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useWayfareForm({
    rules: judgedBy(judge),
    defaults: { id: '' },
    translate: (code) => t(`manage.find.${code}`),
    idOf,
  });
  const { isBusy, failure, run } = useSending((error) =>
    refuseAll(
      form,
      ['NOT_FOUND', 'INVALID_REQUEST'].includes(error.code)
        ? [{ field: 'id', code: 'invalid' }]
        : [],
    ),
  );
  const find = (id: string) =>
    void run(async () => {
      await navigate(manageHref({ booking: await findBookingOfTrain(api, id) }, {}, language));
    });

  return (
    <BookingSection id="find-train" title={t('manage.find.title')}>
      <p>{t('manage.find.text')}</p>
      {failure !== null && !isBusy && (
        <Notice tone="error" title={t(errorMessageKey(failure.error))} />
      )}
      <Form
        form={form}
        className=""
        onSubmit={({ id }) => find(id.trim())}
        label={t('manage.find.title')}
        method="post"
        summaryTitle={(count) => t('manage.find.summary', { count })}
        submitLabel={t('manage.find.submit')}
        needsScript={t('flow.needsScript')}
        isBusy={isBusy}
      >
        <FormTextField
          form={form}
          name="id"
          label={t('manage.find.label')}
          description={t('manage.find.note')}
          autoComplete="off"
          maxLength={80}
          isRequired
        />
      </Form>
    </BookingSection>
  );
}
