import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '@wayfare/ui';
import {
  Form,
  FormEmailField,
  judgedBy,
  useFormField,
  useWayfareForm,
  type WayfareForm,
} from './index';

interface Party {
  people: { name: string; town: string }[];
}
type Part = keyof Party['people'][number];

const judge = ({ people }: Party) =>
  people.flatMap((person, index) =>
    (['name', 'town'] as const)
      .filter((part) => person[part] === '')
      .map((part) => ({ field: `${index}.${part}`, code: 'empty' })),
  );

interface Props {
  form: WayfareForm<Party>;
  part: Part;
  onRender?: ((part: Part) => void) | undefined;
}

/** Called otherwise than its place in the values. */
function Called({ form, part, onRender }: Props) {
  onRender?.(part);
  const field = useFormField({ form, name: `people.0.${part}`, field: `0.${part}` });
  return <TextField {...field} label={part} />;
}

function PartyForm({ stays, onRender }: { stays?: 'atField'; onRender?: Props['onRender'] }) {
  const form = useWayfareForm<Party>({
    rules: judgedBy(judge),
    defaults: { people: [{ name: 'Anne', town: 'Breda' }] },
    translate: (code) => `Wrong: ${code}`,
  });
  return (
    <Form
      form={form}
      label="Party"
      summaryTitle={(count) => `${count} problems`}
      submitLabel="Send"
      onSubmit={() => form.refuse([{ field: '0.name', code: 'taken' }], stays)}
    >
      <Called form={form} part="name" onRender={onRender} />
      <Called form={form} part="town" onRender={onRender} />
    </Form>
  );
}

const field = (name: Part) => screen.getByLabelText(name);

describe('a field called otherwise than its place in the values', () => {
  it('is judged on leaving when an answer was taken away', async () => {
    const user = userEvent.setup();
    render(<PartyForm />);
    await user.clear(field('name'));
    await user.tab();
    expect(field('name')).toHaveAccessibleDescription('Wrong: empty');
    await user.type(field('name'), 'Bo');
    expect(field('name')).toBeValid();
  });

  it('alone is rendered when its error changes', async () => {
    const user = userEvent.setup();
    const rendered = jest.fn();
    render(<PartyForm onRender={rendered} />);
    await user.clear(field('name'));
    rendered.mockClear();
    await user.tab();
    expect(field('name')).toBeInvalid();
    expect(rendered.mock.calls.flat()).not.toContain('town');
  });

  it.each([['atField' as const], [undefined]])(
    'keeps what a server refused (%s) while it is passed by, until it changes',
    async (stays) => {
      const user = userEvent.setup();
      render(<PartyForm {...(stays === undefined ? {} : { stays })} />);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await user.click(field('name'));
      await user.tab();
      expect(field('town')).toHaveFocus();
      await user.tab();
      expect(field('name')).toHaveAccessibleDescription('Wrong: taken');
      await user.type(field('name'), 'x');
      expect(field('name')).toBeValid();
    },
  );
});

function Addresses() {
  const form = useWayfareForm({
    rules: judgedBy(() => []),
    defaults: { own: 'anna@example.com', friend: '' },
    translate: String,
  });
  return (
    <Form form={form} label="Addresses" summaryTitle={String} onSubmit={() => undefined}>
      <FormEmailField form={form} name="own" label="Own" />
      <FormEmailField form={form} name="friend" label="Friend" autoComplete="off" />
    </Form>
  );
}

it('a field of an address is filled in by the browser unless it is of another person', () => {
  render(<Addresses />);
  expect(screen.getByLabelText('Own')).toHaveValue('anna@example.com');
  for (const [label, fills] of [
    ['Own', 'email'],
    ['Friend', 'off'],
  ] as const) {
    const address = screen.getByLabelText(label);
    expect(address).toHaveAttribute('type', 'email');
    expect(address).toHaveAttribute('autocomplete', fills);
  }
});
