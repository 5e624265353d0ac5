import { captchaChallenge, sendContact } from '@wayfare/api-contract';
import type { ContactRequest } from '@wayfare/api-contract';
import { CONTACT_CASES, GOOD_CONTACT, contactWith } from '@wayfare/api-contract/contact-cases';
import {
  fakeWire,
  hangingAnswer,
  networkFailure,
  renderRoute,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import { easyChallenge, isSolved } from '@wayfare/testing/captcha';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);
beforeEach(() => sessionStorage.clear());

type Answer =
  | { ticketNumber: string }
  | Response
  | ReturnType<typeof networkFailure>
  | ReturnType<typeof hangingAnswer>;

const TICKET = { ticketNumber: 'WF-7K2M9Q' };
const CAPTCHA = wireError(400, { code: 'CAPTCHA', message: 'x', field: 'captcha' });

const wireOf = (answer: (request: ContactRequest) => Answer | Promise<Answer> = () => TICKET) =>
  fakeWire([
    [sendContact, answer],
    [captchaChallenge, () => easyChallenge()],
  ]);
const open = (wire = wireOf(), path = '/contact', user = {}) =>
  renderRoute(vertical, manifest, path, { wire, user });
const keep = (values: object) => sessionStorage.setItem('draft.contact', JSON.stringify(values));
const keysOf = ({ requests }: ReturnType<typeof wireOf>) =>
  requests
    .filter(({ path }) => path === sendContact.path)
    .map(({ headers }) => headers.get('idempotency-key'));

const LABELS = {
  name: 'Name',
  email: 'E-mail address',
  subject: 'Subject',
  question: 'Your question',
} as const;
const valueOf = (field: keyof typeof LABELS) =>
  screen.getByLabelText<HTMLInputElement>(LABELS[field]).value;
const typed = () => ({
  name: valueOf('name'),
  email: valueOf('email'),
  subject: valueOf('subject'),
  question: valueOf('question'),
});
const send = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

describe('the contact page', () => {
  it.each([
    [
      '/contact',
      'Contact us',
      ['Name', 'E-mail address', 'Subject', 'Your question'],
      [
        'within 24 hours',
        '24/7: write at any hour',
        '8:00–17:00',
        'Monday to Sunday, all 7 days of the week',
      ],
    ],
    [
      '/nl/contact',
      'Neem contact op',
      ['Naam', 'E-mailadres', 'Onderwerp', 'Je vraag'],
      [
        'binnen 24 uur',
        '24/7: schrijf wanneer je wilt',
        '8:00–17:00',
        'Maandag tot en met zondag, alle 7 dagen',
      ],
    ],
  ])(
    'CNT-05 CNT-21 CNT-26 CNT-27 has four labelled fields, the promise and every way to reach us at %s',
    async (path, heading, labels, texts) => {
      const { view, head } = await open(wireOf(), path);
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const label of labels) expect(screen.getByLabelText(label)).toBeRequired();
      const page = view.container;
      for (const text of texts) expect(page).toHaveTextContent(text);
      expect(screen.getByRole('link', { name: 'support@wayfare.example' })).toHaveAttribute(
        'href',
        'mailto:support@wayfare.example',
      );
      expect(head()).toMatchObject({ title: 'Contact', canonical: path });
      expect(await axe(page)).toHaveNoViolations();
    },
  );

  // the same table as the schema's and the API's: what the form lets through, the API takes
  it.each(CONTACT_CASES)('%s the form judges %s %p: %p', async (_id, field, value, problem) => {
    keep(contactWith(field, value));
    const { user, wire } = await open();
    await send(user);
    if (problem === null) expect(await screen.findByText('Your message was sent')).toBeVisible();
    else expect(screen.getByLabelText(LABELS[field])).toBeInvalid();
    expect(wire.requestsTo(sendContact)).toHaveLength(problem === null ? 1 : 0);
  });

  it('names all that is missing at the top, with links to the fields', async () => {
    const { user, view } = await open();
    await send(user);
    const summary = errorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Fill in your name',
      'This email is invalid',
      'Choose a subject',
      'A question has at least 10 characters',
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('counts the characters of the question, and judges it when it is left', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Your question'), 'Too short');
    expect(screen.getByText('9 of 1000 characters')).toBeVisible();
    await user.tab({ shift: true });
    expect(screen.getByLabelText('Your question')).toBeInvalid();
  });

  it.each([
    [
      '/contact',
      'Send message',
      ['Your message was sent', 'WF-7K2M9Q', 'We answer within 24 hours.', 'anneke@example.com'],
      'Send another message',
    ],
    [
      '/nl/contact',
      'Bericht versturen',
      [
        'Je bericht is verstuurd',
        'WF-7K2M9Q',
        'Je krijgt binnen 24 uur antwoord.',
        'anneke@example.com',
      ],
      'Nog een bericht versturen',
    ],
  ])(
    'CNT-26 OQ-86 shows the ticket number and the promise after sending from %s, and asks anew',
    async (path, button, texts, another) => {
      keep(GOOD_CONTACT);
      const { user, wire, view } = await open(wireOf(), path);
      await user.click(screen.getByRole('button', { name: button }));
      const status = await screen.findByRole('status');
      await waitFor(() => expect(status).toHaveFocus());
      for (const text of texts) expect(status).toHaveTextContent(text);
      expect(await axe(view.container)).toHaveNoViolations();
      expect(wire.requestsTo(sendContact)).toEqual([
        { ...GOOD_CONTACT, website: '', language: path === '/contact' ? 'en' : 'nl' },
      ]);
      expect({ ...sessionStorage }).toEqual({});
      await user.click(screen.getByRole('button', { name: another }));
      for (const field of screen.getAllByRole<HTMLInputElement>('textbox'))
        expect(field).toHaveValue('');
    },
  );

  it('sends one message however often the button is pressed', async () => {
    keep(GOOD_CONTACT);
    let answer = (_: typeof TICKET): void => undefined;
    const { user, wire } = await open(wireOf(() => new Promise((resolve) => (answer = resolve))));
    await user.dblClick(screen.getByRole('button', { name: 'Send message' }));
    await send(user);
    expect(wire.requestsTo(sendContact)).toHaveLength(1);
    await act(async () => answer(TICKET));
    expect(await screen.findByText('WF-7K2M9Q')).toBeVisible();
  });

  it('sends what a program typed into the hidden field, which nobody else meets', async () => {
    keep(GOOD_CONTACT);
    const { user, wire, view } = await open();
    const hidden = view.container.querySelector<HTMLInputElement>('[name="website"]');
    expect(hidden?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(hidden).toHaveAttribute('tabindex', '-1');
    if (hidden !== null) await user.type(hidden, 'spam');
    await send(user);
    await screen.findByText('Your message was sent');
    expect(wire.requestsTo(sendContact)[0]?.website).toBe('spam');
  });
});

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
    expect(await axe(view.container)).toHaveNoViolations();
    await send(user);
    expect(await screen.findByText('WF-7K2M9Q')).toBeVisible();
    const [first, second] = keysOf(wire);
    expect(second).toBe(first);
  });

  it('over a reload, and the message still has its key', async () => {
    const { user, view, wire } = await open(wireOf(networkFailure));
    await user.type(screen.getByLabelText('Name'), GOOD_CONTACT.name);
    await user.type(screen.getByLabelText('E-mail address'), GOOD_CONTACT.email);
    await user.selectOptions(screen.getByLabelText('Subject'), 'Question about a booking');
    await user.type(screen.getByLabelText('Your question'), GOOD_CONTACT.question);
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
    await user.type(screen.getByLabelText('Your question'), ' Please?');
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
    expect(screen.queryByLabelText('I am not a robot')).toBeNull();
    await send(user);
    const box = await screen.findByLabelText('I am not a robot');
    expect(errorSummary()).toHaveTextContent('Several messages were sent in a short time');
    expect(typed()).toEqual(GOOD_CONTACT);
    expect(await axe(view.container)).toHaveNoViolations();
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

describe('a member', () => {
  const ANNE = {
    user: 'u1',
    name: 'Anne',
    lastname: 'Hof',
    profile: { email: 'anne@example.com' },
  };

  it('finds name and e-mail address filled in', async () => {
    await open(wireOf(), '/contact', ANNE);
    expect(typed()).toEqual({
      name: 'Anne Hof',
      email: 'anne@example.com',
      subject: '',
      question: '',
    });
  });

  it('finds what was typed instead where something was', async () => {
    keep({ ...GOOD_CONTACT, name: '' });
    await open(wireOf(), '/contact', ANNE);
    expect(typed()).toEqual({ ...GOOD_CONTACT, name: 'Anne Hof' });
  });
});
