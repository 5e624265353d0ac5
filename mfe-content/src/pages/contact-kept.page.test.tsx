import { sendContact } from '@wayfare/api-contract';
import { GOOD_CONTACT } from '@wayfare/api-contract/contact-cases';
import {
  errorSummary,
  expectAccessible,
  fill,
  hangingAnswer,
  networkFailure,
  wireError,
} from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { screen, waitFor } from '@testing-library/react';
import { type Answer, TICKET, wireOf, open, keep, typed, send } from '../testing/contact-form';

beforeEach(() => sessionStorage.clear());
const CAPTCHA = wireError(400, { code: 'CAPTCHA', message: 'x', field: 'captcha' });
const keysOf = ({ requests }: ReturnType<typeof wireOf>) =>
  requests
    .filter(({ path }) => path === sendContact.path)
    .map(({ headers }) => headers.get('idempotency-key'));

describe('nothing typed is lost', () => {
  it.each<[string, () => Answer, string]>([
    [
      'there is no connection',
      networkFailure,
      'The server has an error, please, try it again later',
    ],
    ['no answer comes', hangingAnswer, 'The answer took too long. Please try again.'],
    [
      'there were too many',
      () => wireError(429, { code: 'RATE_LIMITED', message: 'x' }),
      'You made too many requests. Please wait a moment and try again.',
    ],
    [
      'the server fails',
      () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
      'Server error, please try again later',
    ],
    [
      'a proxy answers',
      () => new Response('<html>', { status: 502 }),
      'Server error, please try again later',
    ],
    [
      'the request is refused for what is in no field',
      () => wireError(422, { code: 'INVALID_REQUEST', message: 'x', field: 'language' }),
      'The server did not accept what was filled in',
    ],
  ])('when %s, and the same message can be sent again', async (_, failure, text) => {
    keep(GOOD_CONTACT);
    const answers = [failure];
    const wire = wireOf(() => (answers.shift() ?? (() => TICKET))());
    const { user, view } = await open(wire);
    await send(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your message was not sent');
    expect(alert).toHaveTextContent(text);
    expect(typed()).toEqual(GOOD_CONTACT);
    await expectAccessible(view.container);
    await send(user);
    expect(await screen.findByText('WF-7K2M9Q')).toBeVisible();
    const [first, second] = keysOf(wire);
    expect(second).toBe(first);
  });

  it('over a reload, and the message still has its key', async () => {
    const { user, view, wire } = await open(wireOf(networkFailure));
    await fill(user, screen.getByLabelText('Name'), GOOD_CONTACT.name);
    await fill(user, screen.getByLabelText('E-mail address'), GOOD_CONTACT.email);
    await user.selectOptions(screen.getByLabelText('Subject'), 'Question about a booking');
    await fill(user, screen.getByLabelText('Your question'), GOOD_CONTACT.question);
    await send(user);
    await screen.findByRole('alert');
    view.unmount();
    const again = await open();
    expect(typed()).toEqual(GOOD_CONTACT);
    await send(again.user);
    await screen.findByText('WF-7K2M9Q');
    expect(keysOf(again.wire)).toEqual(keysOf(wire));
  });

  it('has another key for another message', async () => {
    keep(GOOD_CONTACT);
    const { user, wire } = await open(wireOf(networkFailure));
    await send(user);
    await fill(user, screen.getByLabelText('Your question'), ' Please?');
    await send(user);
    await waitFor(() => expect(new Set(keysOf(wire)).size).toBe(2));
  });

  it('when the API finds a field wrong that the form did not', async () => {
    keep(GOOD_CONTACT);
    const { user } = await open(
      wireOf(() =>
        wireError(422, {
          code: 'INVALID_REQUEST',
          message: 'x',
          field: 'question',
          problem: 'questionTooShort',
        }),
      ),
    );
    await send(user);
    await waitFor(() => expect(screen.getByLabelText('Your question')).toBeInvalid());
    expect(errorSummary()).toHaveFocus();
    expect(typed()).toEqual(GOOD_CONTACT);
  });

  it('when a captcha is asked for, and the message is sent with it', async () => {
    keep(GOOD_CONTACT);
    const wire = wireOf(({ captcha = '' }) => (captcha === '' ? CAPTCHA : TICKET));
    const { user, view } = await open(wire);
    expect(screen.queryByLabelText('I am not a robot')).not.toBeInTheDocument();
    await send(user);
    const box = await screen.findByLabelText('I am not a robot');
    expect(errorSummary()).toHaveTextContent('Several messages were sent in a short time');
    expect(typed()).toEqual(GOOD_CONTACT);
    await expectAccessible(view.container);
    await send(user);
    expect(box).toHaveAccessibleDescription(/Tick “I am not a robot”/);
    await user.click(box);
    await send(user);
    expect(await screen.findByText('WF-7K2M9Q')).toBeVisible();
    expect(wire.requestsTo(sendContact)).toHaveLength(2);
    expect(await isSolved(wire.requestsTo(sendContact)[1]?.captcha)).toBe(true);
  });

  it('when the captcha is refused, which is made anew', async () => {
    keep(GOOD_CONTACT);
    const refusals = [CAPTCHA, CAPTCHA];
    const { user } = await open(wireOf(() => refusals.shift() ?? TICKET));
    await send(user);
    await user.click(await screen.findByLabelText('I am not a robot'));
    await send(user);
    await waitFor(() => expect(errorSummary()).toHaveTextContent('The check was not accepted'));
    await send(user);
    expect(await screen.findByText('WF-7K2M9Q')).toBeVisible();
  });
});
