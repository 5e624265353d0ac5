import type { ApiError } from '@wayfare/api-client';
import type { ContactRequest } from '@wayfare/api-contract';
import { judgedBy, refuseAll, useCaptcha, useSending, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { useCallback, useId, useState } from 'react';
import { sendMessage } from '../../api/contact.api';
import { attemptKey, forgetDraft, keepDraft, restoreDraft, typedBefore } from './contact-draft';
import { findProblems, refusedFields } from './contact-rules';
import type { ContactValues, Problem } from './contact-rules';

const EMPTY: ContactValues = {
  name: '',
  email: '',
  subject: '',
  question: '',
  captcha: false,
  website: '',
};

/** Name and e-mail of a member. */
function useKnown(): Pick<ContactValues, 'name' | 'email'> {
  const { name, lastname, profile } = useSession();
  const email = profile?.['email'];
  return { name: [name, lastname].join(' ').trim(), email: typeof email === 'string' ? email : '' };
}

/** Values, problems by our rules and the API's, and the state of sending. Typed values stay until sent. */
export function useContactForm(onSent: (ticketNumber: string, email: string) => void) {
  const { t } = useTranslation('content');
  const { api } = usePlatform();
  const language = useLanguage();
  const known = useKnown();
  const captcha = useCaptcha();
  const prefix = useId();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);

  const idOf = useCallback((field: string) => `${prefix}${field}`, [prefix]);
  const { name, email } = known;
  const restore = useCallback(
    (values: ContactValues): ContactValues => {
      const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      return { ...values, name, email, ...restoreDraft(), ...typed, ...typedBefore(idOf) };
    },
    [name, email, idOf],
  );
  const form = useWayfareForm<ContactValues>({
    rules: judgedBy((values: ContactValues) => findProblems(values, needsCaptcha)),
    defaults: EMPTY,
    translate: (code) => t(`contact.problems.${code}`),
    idOf,
    restore,
    keep: keepDraft,
  });
  const { isBusy, failure, run } = useSending((error) => {
    if (error.code === 'CAPTCHA') setNeedsCaptcha(true);
    return refuseAll(form, problemsOf(error));
  });

  function problemsOf(error: ApiError): Problem[] {
    if (error.code !== 'CAPTCHA') return refusedFields(error);
    return [{ field: 'captcha', code: needsCaptcha ? 'captchaRefused' : 'captchaNeeded' }];
  }

  function post({ captcha: _ticked, website, ...fields }: ContactValues): Promise<string> {
    const message = { ...fields, language };
    // safe: the subjects are the list's, and the rules have passed
    const request = { ...message, website } as ContactRequest;
    const key = attemptKey(message);
    return needsCaptcha
      ? captcha.spend((solution) => sendMessage(api, { ...request, captcha: solution }, key))
      : sendMessage(api, request, key);
  }

  const send = (values: ContactValues) =>
    void run(async () => {
      const ticketNumber = await post(values);
      forgetDraft();
      onSent(ticketNumber, values.email.trim());
    });

  return { form, onSubmit: send, captcha, needsCaptcha, isSending: isBusy, failure };
}
