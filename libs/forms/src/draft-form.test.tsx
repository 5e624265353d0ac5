import { TextField } from '@wayfare/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormFrame, judgedBy, useWayfareForm, useWholeForm } from './index';

interface Trip {
  from: string;
  to: string;
}

const idOf = (field: string) => `trip-${field}`;
const judge = (trip: Trip) =>
  (['from', 'to'] as const)
    .filter((field) => !/^[A-Z]{3}$/.test(trip[field]))
    .map((field) => ({ field, code: `no-${field}` }));

interface TripFormProps {
  initial?: Trip;
  isAnswer?: boolean;
  restore?: (trip: Trip) => Trip | null;
  keep?: (trip: Trip) => void;
  send?: (trip: Trip) => void;
}

const nothing = () => null;
const fromAmsterdam = (trip: Trip) => ({ ...trip, from: 'AMS' });

function TripForm({
  initial = { from: '', to: '' },
  isAnswer = false,
  restore = nothing,
  keep = nothing,
  send = nothing,
}: TripFormProps) {
  const [isSent, setSent] = useState(false);
  const form = useWayfareForm({
    rules: judgedBy(judge),
    defaults: initial,
    translate: (code) => `Wrong: ${code}`,
    idOf,
    isAnswer,
    restore,
    keep,
  });
  const { field, frame } = useWholeForm(form, (trip) => {
    send(trip);
    setSent(true);
  });
  return (
    <FormFrame
      {...frame}
      label="Trip"
      method="get"
      summaryTitle={(count) => `${count} problems`}
      submitLabel="Search"
    >
      <TextField {...field('from')} label="From" />
      <TextField {...field('to')} label="To" />
      {isSent && <p>Sent</p>}
      <button type="button" onClick={() => form.refuse([{ field: 'to', code: 'closed' }])}>
        The server refuses
      </button>
    </FormFrame>
  );
}

describe('a form with a draft', () => {
  it('judges a filled-in field when it is left, and takes the message away as soon as it is right', async () => {
    const user = userEvent.setup();
    render(<TripForm />);
    await user.type(screen.getByLabelText('From'), 'AM');
    expect(screen.getByLabelText('From')).toBeValid();
    await user.tab();
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Wrong: no-from');
    expect(screen.getByLabelText('To')).toBeValid();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('From'), 'S');
    expect(screen.getByLabelText('From')).toBeValid();
  });

  it('judges each of two fields that are left before a frame is drawn', async () => {
    render(<TripForm initial={{ from: 'AM', to: 'BC' }} />);
    for (const label of ['From', 'To']) fireEvent.blur(screen.getByLabelText(label));
    await waitFor(() => expect(screen.getByLabelText('To')).toBeInvalid());
    expect(screen.getByLabelText('From')).toBeInvalid();
  });

  it('sends once what is pressed twice before a frame is drawn, as it was typed last', async () => {
    const send = jest.fn();
    render(<TripForm initial={{ from: 'AMS', to: 'BCN' }} send={send} />);
    const button = screen.getByRole('button', { name: 'Search' });
    fireEvent.click(button);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: 'MAD' } });
    fireEvent.click(button);
    await screen.findByText('Sent');
    expect(send.mock.calls).toEqual([[{ from: 'AMS', to: 'MAD' }]]);
  });

  it('leaves an empty field alone that was only passed by', async () => {
    const user = userEvent.setup();
    render(<TripForm />);
    await user.click(screen.getByLabelText('From'));
    await user.tab();
    expect(screen.getByLabelText('From')).toBeValid();
  });

  it('moves the focus to all errors at each refusal, with links to the fields', async () => {
    const user = userEvent.setup();
    const send = jest.fn();
    render(<TripForm send={send} />);
    for (const count of [2, 1]) {
      await user.click(screen.getByRole('button', { name: 'Search' }));
      const summary = screen.getByRole('group', { name: /problems/ });
      expect(summary).toHaveFocus();
      expect(within(summary).getAllByRole('link')).toHaveLength(count);
      if (count === 2) await user.type(screen.getByLabelText('From'), 'AMS');
    }
    expect(screen.getByLabelText('From')).toHaveValue('AMS');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what meets every rule', async () => {
    const user = userEvent.setup();
    const send = jest.fn();
    render(<TripForm initial={{ from: 'AMS', to: 'BCN' }} send={send} />);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(send).toHaveBeenCalledWith({ from: 'AMS', to: 'BCN' });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('shows what the server refused like its own refusals, until something changes', async () => {
    const user = userEvent.setup();
    render(<TripForm initial={{ from: 'AMS', to: 'BCN' }} />);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(screen.getByRole('button', { name: 'The server refuses' }));
    expect(screen.getByRole('group', { name: /problems/ })).toHaveFocus();
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Wrong: closed');
    await user.type(screen.getByLabelText('From'), 'X');
    expect(screen.getByLabelText('To')).toBeValid();
  });

  it('starts with what was kept, and keeps each change', async () => {
    const user = userEvent.setup();
    const keep = jest.fn();
    render(<TripForm restore={fromAmsterdam} keep={keep} />);
    expect(screen.getByLabelText('From')).toHaveValue('AMS');
    await user.type(screen.getByLabelText('To'), 'B');
    expect(keep).toHaveBeenCalledWith({ from: 'AMS', to: 'B' });
  });

  it('says at once what is wrong with an answer, without taking the focus', () => {
    render(<TripForm initial={{ from: 'AMS', to: 'Oz' }} isAnswer />);
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Wrong: no-to');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
