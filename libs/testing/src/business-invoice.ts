import type { InvoiceDetails } from '@wayfare/api-contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from './fill';

/** Who invoices are made out to; its VAT number has the right check digits. */
export const COMPANY: InvoiceDetails = {
  company: 'Ümit & Zonen B.V.',
  street: 'Prinsengracht',
  houseNumber: '263',
  postcode: '1016 GV',
  city: 'Amsterdam',
  country: 'NL',
  vatNumber: 'NL004495445B01',
  reference: 'CC-4711',
};

/** Fills in the English form of who an invoice is made out to, once it is there. */
export async function fillInvoice(
  user: UserEvent,
  details: InvoiceDetails = COMPANY,
): Promise<void> {
  await fill(user, await screen.findByLabelText('Company name'), details.company);
  await fill(user, screen.getByLabelText('VAT number'), details.vatNumber);
  await fill(user, screen.getByLabelText('Street'), details.street);
  await fill(user, screen.getByLabelText('House number (optional)'), details.houseNumber);
  await fill(user, screen.getByLabelText('Postcode'), details.postcode);
  await fill(user, screen.getByLabelText('City'), details.city);
  await user.selectOptions(screen.getByLabelText('Country'), details.country);
  await fill(user, screen.getByLabelText('Own reference'), details.reference);
}
