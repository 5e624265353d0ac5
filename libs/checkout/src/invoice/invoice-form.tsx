import type { InvoiceDetails } from '@wayfare/api-contract';
import { countryOptions } from '@wayfare/domain';
import { Form, FormSelect, FormTextField } from '@wayfare/forms';
import { useLanguage } from '@wayfare/remote-kit';
import type { ReactNode } from 'react';
import { FieldGrid } from '../layout/booking-section';
import { useTexts } from '../use-texts';
import type { InvoiceFormState } from './use-invoice-form';

interface FieldsProps {
  form: InvoiceFormState;
}

function AddressFields({ form }: FieldsProps) {
  const language = useLanguage();
  const texts = useTexts('invoice');
  return (
    <>
      <FormSelect
        form={form}
        name="country"
        label={texts('fields.country')}
        placeholder={texts('chooseCountry')}
        options={countryOptions(language)}
        autoComplete="billing country"
        isRequired
      />
      <FormTextField
        form={form}
        name="street"
        label={texts('fields.street')}
        autoComplete="billing address-line1"
        isRequired
      />
      <FormTextField
        form={form}
        name="houseNumber"
        label={texts('houseNumber')}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="postcode"
        label={texts('fields.postcode')}
        autoComplete="billing postal-code"
      />
      <FormTextField
        form={form}
        name="city"
        label={texts('fields.city')}
        autoComplete="billing address-level2"
        isRequired
      />
    </>
  );
}

function Fields({ form }: FieldsProps) {
  const texts = useTexts('invoice');
  return (
    <FieldGrid>
      <FormTextField
        form={form}
        name="company"
        label={texts('fields.company')}
        autoComplete="organization"
        isRequired
      />
      <AddressFields form={form} />
      <FormTextField
        form={form}
        name="vatNumber"
        label={texts('fields.vatNumber')}
        description={texts('vatHint')}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="reference"
        label={texts('fields.reference')}
        description={texts('referenceHint')}
        autoComplete="off"
      />
    </FieldGrid>
  );
}

interface InvoiceFormProps extends FieldsProps {
  label?: string | undefined;
  onSubmit: (details: InvoiceDetails) => void | Promise<void>;
  notice?: ReactNode;
  children?: ReactNode;
}

/** Bill-to form with an error summary above its fields. */
export function InvoiceForm({ form, label, onSubmit, notice, children }: InvoiceFormProps) {
  const texts = useTexts('invoice');
  return (
    <Form
      form={form}
      label={label ?? texts('form')}
      summaryTitle={(count) => texts('summary', { count })}
      onSubmit={onSubmit}
    >
      {notice}
      <Fields form={form} />
      {children}
    </Form>
  );
}
