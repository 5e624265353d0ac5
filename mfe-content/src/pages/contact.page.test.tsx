import { sendContact } from '@wayfare/api-contract';
import { CONTACT_CASES, GOOD_CONTACT, contactWith } from '@wayfare/api-contract/contact-cases';
import { autofill, errorSummary, expectAccessible, fill } from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { TICKET, wireOf, open, keep, LABELS, typed, send } from '../testing/contact-form';

beforeEach(() => sessionStorage.clear());

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
      await expectAccessible(page);
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
    expect(autofill(screen.getByRole('main'))).toMatchObject({ name: 'name', email: 'email' });
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
    await expectAccessible(view.container);
  });

  it('counts the characters of the question, and judges it when it is left', async () => {
    const { user } = await open();
    await fill(user, screen.getByLabelText('Your question'), 'Too short');
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
      await expectAccessible(view.container);
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
