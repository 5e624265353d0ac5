import { Actions, FieldGrid } from '@wayfare/checkout';
import { countryOptions } from '@wayfare/domain';
import { Form, FormSelect, FormTextField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { DetailsForm } from './use-details-form';

function AddressFields({ form }: Pick<DetailsForm, 'form'>) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      <FormSelect
        form={form}
        name="country"
        label={t('invoices.fields.country')}
        placeholder={t('invoices.chooseCountry')}
        options={countryOptions(language)}
        autoComplete="billing country"
        isRequired
      />
      <FormTextField
        form={form}
        name="street"
        label={t('invoices.fields.street')}
        autoComplete="billing address-line1"
        isRequired
      />
      <FormTextField
        form={form}
        name="houseNumber"
        label={t('invoices.houseNumberOptional')}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="postcode"
        label={t('invoices.fields.postcode')}
        autoComplete="billing postal-code"
      />
      <FormTextField
        form={form}
        name="city"
        label={t('invoices.fields.city')}
        autoComplete="billing address-level2"
        isRequired
      />
    </>
  );
}

interface DetailsFormViewProps {
  details: DetailsForm;
  label: string;
  submitLabel: string;
  /** stands above the buttons */
  before?: ReactNode;
  /** buttons beside the one that sends */
  actions?: ReactNode;
}

/** The fields of who an invoice is made out to, with what is wrong above them. */
export function DetailsFormView({
  details: { form, isBusy, failure, submit },
  label,
  submitLabel,
  before,
  actions,
}: DetailsFormViewProps) {
  const { t } = useTranslation('account');
  return (
    <Form
      form={form}
      label={label}
      summaryTitle={(count) => t('errors.title', { count })}
      onSubmit={submit}
    >
      {failure !== null && <Notice tone="error" title={failure} />}
      <FieldGrid>
        <FormTextField
          form={form}
          name="company"
          label={t('invoices.fields.company')}
          autoComplete="organization"
          isRequired
        />
        <AddressFields form={form} />
        <FormTextField
          form={form}
          name="vatNumber"
          label={t('invoices.fields.vatNumber')}
          description={t('invoices.vatHint')}
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name="reference"
          label={t('invoices.fields.reference')}
          description={t('invoices.referenceHint')}
          autoComplete="off"
        />
      </FieldGrid>
      {before}
      <Actions>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {actions}
      </Actions>
    </Form>
  );
}
