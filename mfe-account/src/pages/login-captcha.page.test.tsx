import { login } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, findErrorSummary, wireError } from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { screen, waitFor, within } from '@testing-library/react';
import { ANNE, FORM_CALLS } from '../testing/sign-in-wire';
import { open, logIn } from '../testing/login-page';

beforeEach(() => sessionStorage.clear());

describe('API-03 a login after failures', () => {
  const attempts = (remaining: number) =>
    wireError(401, {
      code: 'ATTEMPTS',
      message: '',
      remaining,
      ...(remaining < 4 ? { captcha: 'required' } : {}),
    });
  const refused = wireError(400, { code: 'CAPTCHA', message: '', field: 'captcha' });
  const wireOf = (...answers: (typeof refused)[]) =>
    fakeWire([...FORM_CALLS, [login, () => answers.shift() ?? ANNE]]);
  const press = async ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('button', { name: 'Log in' }));
  const box = () => screen.queryByLabelText('I am not a robot');

  it('shows the captcha once the API says that the next try needs it, and sends a solution of its own with each', async () => {
    const wire = wireOf(attempts(4), attempts(3), attempts(2));
    const page = await logIn('/user/login', wire);
    await screen.findByText(/^4 attempts left/);
    expect(box()).toBeNull();
    await press(page);
    await screen.findByText(/^3 attempts left/);
    const needed = box();
    if (needed === null) throw new Error('no captcha');
    expect(needed).not.toBeInvalid();
    await page.user.click(needed);
    await press(page);
    await screen.findByText(/^2 attempts left/);
    await press(page);
    await screen.findByRole('heading', { level: 1, name: 'Bookings' });
    const [first, second, ...sent] = wire.requestsTo(login).map(({ captcha }) => captcha);
    expect([first, second]).toEqual([undefined, undefined]);
    expect(new Set(sent).size).toBe(2);
    expect(await Promise.all(sent.map(isSolved))).toEqual([true, true]);
  });

  it.each([
    [
      '/user/login',
      'I am not a robot',
      'After wrong passwords we ask for one thing more',
      'The captcha must be passed: tick “I am not a robot”',
      'Log in',
    ],
    [
      '/nl/gebruiker/login',
      'Ik ben geen robot',
      'Na verkeerde wachtwoorden vragen we één ding meer',
      'De captcha is niet voltooid: vink “Ik ben geen robot” aan',
      'Inloggen',
    ],
  ])(
    'ACC-09 leads to the box when the first try already needs it, and sends nothing without it at %s',
    async (path, label, asked, missing, submit) => {
      const wire = wireOf(refused);
      const { user, view } = await logIn(path, wire);
      const summary = await findErrorSummary();
      expect(summary).toHaveFocus();
      await user.click(within(summary).getByRole('link', { name: new RegExp(asked) }));
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(screen.getByLabelText(/^(Password|Wachtwoord)$/)).toHaveValue('Passw0rd!');
      await user.click(screen.getByRole('button', { name: submit }));
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(missing);
      expect(wire.requestsTo(login)).toHaveLength(1);
      await expectAccessible(view.container);
      await user.click(screen.getByLabelText(label));
      await user.click(screen.getByRole('button', { name: submit }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    },
  );

  it('says at the box that a solution was not accepted, makes another and lets the person try again', async () => {
    const page = await logIn('/user/login', wireOf(refused, refused));
    await page.user.click(await screen.findByLabelText('I am not a robot'));
    await press(page);
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^The check was not accepted/));
    expect(box()).toBeChecked();
    await press(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  });
});
