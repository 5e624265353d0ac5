import { fireEvent, screen, within } from '@testing-library/react';

/* For tests: Anneke and her child, typed into the form of `buildTicketItem`. */

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export const passenger = (name: string, region = /^Ticket 1/) =>
  within(within(screen.getByRole('region', { name: region })).getByRole('group', { name }));

type Fields = ReturnType<typeof passenger>;

export function fillName(fields: Fields, first: string, last: string): void {
  type(fields.getByLabelText('First name'), first);
  type(fields.getByLabelText('Last name'), last);
}

export function fillBirth(
  fields: Fields,
  [day, month, year]: readonly [string, string, string],
): void {
  const dates = within(fields.getByRole('group', { name: 'Date of birth' }));
  type(dates.getByLabelText('Day'), day);
  type(dates.getByLabelText('Month'), month);
  type(dates.getByLabelText('Year'), year);
}

export function fillPassengers(lastName = 'de Vries'): void {
  const lead = passenger('Passenger 1 (adult)');
  fillName(lead, 'Anneke', lastName);
  fillBirth(lead, ['2', '3', '1986']);
  type(lead.getByLabelText('Title'), 'MRS');
  type(lead.getByLabelText('E-mail address'), 'anneke@example.com');
  type(lead.getByLabelText('Mobile phone'), '+31612345678');
  const child = passenger('Passenger 2 (child)');
  fillName(child, 'Zoë', lastName);
  fillBirth(child, ['1', '6', '2018']);
}
