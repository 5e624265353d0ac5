import { Actions } from '@wayfare/checkout';
import { InvoiceForm } from '@wayfare/checkout/invoice';
import { Button, Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { DetailsForm } from './use-details-form';

interface DetailsFormViewProps {
  details: DetailsForm;
  label: string;
  submitLabel: string;
  before?: ReactNode;
  actions?: ReactNode;
}

export function DetailsFormView({
  details: { form, isBusy, failure, submit },
  label,
  submitLabel,
  before,
  actions,
}: DetailsFormViewProps) {
  return (
    <InvoiceForm
      form={form}
      label={label}
      onSubmit={submit}
      notice={failure !== null && <Notice tone="error" title={failure} />}
    >
      {before}
      <Actions>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {actions}
      </Actions>
    </InvoiceForm>
  );
}
