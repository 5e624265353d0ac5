import { captchaChallenge, sendContact } from '@wayfare/api-contract';
import type { ContactRequest } from '@wayfare/api-contract';
import { fakeWire, hangingAnswer, networkFailure, renderRoute } from '@wayfare/testing';
import { easyChallenge } from '@wayfare/testing/captcha';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

export type Answer =
  | { ticketNumber: string }
  | Response
  | ReturnType<typeof networkFailure>
  | ReturnType<typeof hangingAnswer>;

export const TICKET = { ticketNumber: 'WF-7K2M9Q' };

export const wireOf = (
  answer: (request: ContactRequest) => Answer | Promise<Answer> = () => TICKET,
) =>
  fakeWire([
    [sendContact, answer],
    [captchaChallenge, () => easyChallenge()],
  ]);
export const open = (wire = wireOf(), path = '/contact', user = {}) =>
  renderRoute(vertical, manifest, path, { wire, user });
export const keep = (values: object) =>
  sessionStorage.setItem('draft.contact', JSON.stringify(values));

export const LABELS = {
  name: 'Name',
  email: 'E-mail address',
  subject: 'Subject',
  question: 'Your question',
} as const;
const valueOf = (field: keyof typeof LABELS) =>
  screen.getByLabelText<HTMLInputElement>(LABELS[field]).value;
export const typed = () => ({
  name: valueOf('name'),
  email: valueOf('email'),
  subject: valueOf('subject'),
  question: valueOf('question'),
});
export const send = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));
