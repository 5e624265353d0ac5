import { isEmail } from '@wayfare/domain';
import { Button } from '@wayfare/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { Form, FormTextField, schemaRules, useWayfareForm } from './index';

const EmailRule = v.pipe(v.string(), v.nonEmpty('required'), v.check(isEmail, 'emailInvalid'));

const EmailsSchema = v.pipe(
  v.object({
    email: EmailRule,
    again: v.string(),
    name: v.pipe(v.string(), v.nonEmpty('required')),
  }),
  v.forward(
    v.partialCheck([['email'], ['again']], ({ email, again }) => email === again, 'emailsDiffer'),
    ['again'],
  ),
);

function EmailsForm() {
  const form = useWayfareForm({
    rules: schemaRules(EmailsSchema),
    defaults: { email: '', again: '', name: '' },
    translate: (key, name) => `${name}: ${key}`,
  });
  return (
    <Form
      form={form}
      label="Addresses"
      summaryTitle={(count) => `${count} problems`}
      onSubmit={() => undefined}
    >
      <FormTextField form={form} name="email" label="E-mail" />
      <FormTextField form={form} name="again" label="Again" />
      <FormTextField form={form} name="name" label="Name" />
      <Button type="submit">Send</Button>
    </Form>
  );
}

describe('a form', () => {
  it('judges a rule over two fields while a third one is still empty', async () => {
    const user = userEvent.setup();
    render(<EmailsForm />);
    await user.type(screen.getByLabelText('E-mail'), 'anne@example.com');
    await user.type(screen.getByLabelText('Again'), 'anne@example.co');
    await user.tab();
    expect(await screen.findByText('again: emailsDiffer')).toBeVisible();
    await user.type(screen.getByLabelText('Again'), 'm');
    expect(screen.queryByText('again: emailsDiffer')).not.toBeInTheDocument();
  });
});
