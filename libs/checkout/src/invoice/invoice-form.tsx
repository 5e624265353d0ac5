import type { InvoiceDetails } from '@wayfare/api-contract';
import { countryOptions } from '@wayfare/domain';
import { Form, FormSelect, FormTextField } from '@wayfare/forms';
import { useLanguage } from '@wayfare/remote-kit';
import type { ReactNode } from 'react';
import { FieldGrid } from '../layout/booking-section';
import { INVOICE_TEXTS } from './invoice-texts';
import type { InvoiceFormState } from './use-invoice-form';

interface FieldsProps {
  form: InvoiceFormState;
}

function AddressFields({ form }: FieldsProps) {
  const language = useLanguage();
  const { fields, chooseCountry, houseNumber } = INVOICE_TEXTS[language];
  return (
    <>
      <FormSelect
        form={form}
        name="country"
        label={fields.country}
        placeholder={chooseCountry}
        options={countryOptions(language)}
        autoComplete="billing country"
        isRequired
      />
      <FormTextField
        form={form}
        name="street"
        label={fields.street}
        autoComplete="billing address-line1"
        isRequired
      />
      <FormTextField form={form} name="houseNumber" label={houseNumber} autoComplete="off" />
      <FormTextField
        form={form}
        name="postcode"
        label={fields.postcode}
        autoComplete="billing postal-code"
      />
      <FormTextField
        form={form}
        name="city"
        label={fields.city}
        autoComplete="billing address-level2"
        isRequired
      />
    </>
  );
}

function Fields({ form }: FieldsProps) {
  const { fields, vatHint, referenceHint } = INVOICE_TEXTS[useLanguage()];
  return (
    <FieldGrid>
      <FormTextField
        form={form}
        name="company"
        label={fields.company}
        autoComplete="organization"
        isRequired
      />
      <AddressFields form={form} />
      <FormTextField
        form={form}
        name="vatNumber"
        label={fields.vatNumber}
        description={vatHint}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="reference"
        label={fields.reference}
        description={referenceHint}
        autoComplete="off"
      />
    </FieldGrid>
  );
}

interface InvoiceFormProps extends FieldsProps {
  /** who the invoice is for, without it */
  label?: string | undefined;
  onSubmit: (details: InvoiceDetails) => void | Promise<void>;
  /** stands above the fields */
  notice?: ReactNode;
  /** stands below them, such as the button that sends */
  children?: ReactNode;
}

/** The form of who an invoice is made out to, with what is wrong above its fields. */
export function InvoiceForm({ form, label, onSubmit, notice, children }: InvoiceFormProps) {
  const texts = INVOICE_TEXTS[useLanguage()];
  return (
    <Form form={form} label={label ?? texts.form} summaryTitle={texts.summary} onSubmit={onSubmit}>
      {notice}
      <Fields form={form} />
      {children}
    </Form>
  );
}
