import { isEmail } from '@wayfare/domain';
import { Button } from '@wayfare/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import * as v from 'valibot';
import {
  Form,
  FormSelect,
  FormTextArea,
  FormTextField,
  schemaRules,
  useWayfareForm,
} from './index';

expect.extend(toHaveNoViolations);

const EmailRule = v.pipe(v.string(), v.nonEmpty('required'), v.check(isEmail, 'emailInvalid'));

const ContactSchema = v.object({
  email: EmailRule,
  subject: v.pipe(v.string(), v.nonEmpty('required')),
  question: v.pipe(v.string(), v.minLength(10, 'textTooShort')),
});

const SENTENCES: Record<string, string> = {
  emailInvalid: 'This email is invalid',
  textTooShort: 'Write at least 10 characters',
  taken: 'This address has a request already',
  closed: 'The office is closed',
};

type Values = v.InferOutput<typeof ContactSchema>;
type Refusal = { field?: 'email'; code: string };

function ContactForm({
  onSend,
  refusals = [],
  email = '',
  onRender,
}: {
  onSend: (values: Values) => void;
  refusals?: Refusal[];
  email?: string;
  onRender?: () => void;
}) {
  onRender?.();
  const defaults = { email, subject: '', question: '' };
  const form = useWayfareForm({
    rules: schemaRules(ContactSchema),
    defaults,
    translate: (key, name) => (key === 'required' ? `Fill in: ${name}` : (SENTENCES[key] ?? key)),
  });
  function handleSubmit(values: Values) {
    onSend(values);
    if (refusals.length > 0) form.refuse(refusals, 'atField');
  }
  return (
    <Form
      form={form}
      label="Contact"
      summaryTitle={(count) => `${count} problems`}
      onSubmit={handleSubmit}
    >
      <FormTextField form={form} name="email" label="E-mail" type="email" />
      <FormSelect
        form={form}
        name="subject"
        label="Subject"
        placeholder="Choose"
        options={[{ value: 'hotel', label: 'Hotel' }]}
      />
      <FormTextArea
        form={form}
        name="question"
        label="Question"
        counter={(text) => `${text.length} typed`}
      />
      <Button type="submit">Send</Button>
    </Form>
  );
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('E-mail'), 'anne@example.com');
  await user.selectOptions(screen.getByLabelText('Subject'), 'hotel');
  await user.type(screen.getByLabelText('Question'), 'Is there a lift?');
}

describe('a form', () => {
  it('says nothing while a field is typed in for the first time, and judges it when it is left', async () => {
    const user = userEvent.setup();
    render(<ContactForm onSend={jest.fn()} />);
    await user.type(screen.getByLabelText('E-mail'), 'anne@');
    expect(screen.queryByText('This email is invalid')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('This email is invalid')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('This email is invalid');
  });

  it('leaves a field alone that was only passed by', async () => {
    const user = userEvent.setup();
    render(<ContactForm onSend={jest.fn()} />);
    await user.click(screen.getByLabelText('E-mail'));
    await user.tab();
    expect(screen.getByLabelText('E-mail')).toBeValid();
  });

  it('takes a message away as soon as the field is right', async () => {
    const user = userEvent.setup();
    render(<ContactForm onSend={jest.fn()} />);
    await user.type(screen.getByLabelText('E-mail'), 'anne@');
    await user.tab();
    await screen.findByText('This email is invalid');
    await user.type(screen.getByLabelText('E-mail'), 'example.com');
    expect(screen.queryByText('This email is invalid')).not.toBeInTheDocument();
  });

  it('shows every error at the top on submit, each about its field, moves the focus there and clears nothing', async () => {
    const user = userEvent.setup();
    const { container } = render(<ContactForm onSend={jest.fn()} />);
    await user.type(screen.getByLabelText('Question'), 'Lift?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('group', { name: /problems/ });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Fill in: email', 'Fill in: subject', 'Write at least 10 characters']);
    expect(screen.getByLabelText('Question')).toHaveValue('Lift?');
    await user.click(within(summary).getByRole('link', { name: 'Write at least 10 characters' }));
    expect(screen.getByLabelText('Question')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('hands over what the rules made of the input', async () => {
    const user = userEvent.setup();
    const send = jest.fn();
    render(<ContactForm onSend={send} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledWith({
      email: 'anne@example.com',
      subject: 'hotel',
      question: 'Is there a lift?',
    });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('puts what the server refused at its field and keeps the input', async () => {
    const user = userEvent.setup();
    render(
      <ContactForm
        onSend={jest.fn()}
        refusals={[{ field: 'email', code: 'taken' }, { code: 'closed' }]}
      />,
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(
      within(await screen.findByRole('group', { name: /problems/ })).getByText(
        'The office is closed',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'This address has a request already',
    );
    expect(screen.getByLabelText('E-mail')).toHaveValue('anne@example.com');
  });

  it('keeps a refusal of the server at its field until that field changes', async () => {
    const user = userEvent.setup();
    render(<ContactForm onSend={jest.fn()} refusals={[{ field: 'email', code: 'taken' }]} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('group', { name: /problems/ });
    await user.type(screen.getByLabelText('Question'), ' Or stairs?');
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    await user.type(screen.getByLabelText('E-mail'), 'x');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeValid());
  });

  it('says what is wrong with an answer that was taken away', async () => {
    const user = userEvent.setup();
    render(<ContactForm onSend={jest.fn()} email="anne@example.com" />);
    await user.clear(screen.getByLabelText('E-mail'));
    await user.tab();
    expect(await screen.findByText('Fill in: email')).toBeVisible();
  });

  it('renders the field alone that is typed into', async () => {
    const user = userEvent.setup();
    const rendered = jest.fn();
    render(<ContactForm onSend={jest.fn()} onRender={rendered} />);
    rendered.mockClear();
    await user.type(screen.getByLabelText('Question'), 'Is there a lift?');
    expect(screen.getByLabelText('Question')).toHaveValue('Is there a lift?');
    expect(rendered).not.toHaveBeenCalled();
  });
});
