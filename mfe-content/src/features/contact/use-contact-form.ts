import { toApiError } from '@wayfare/api-client';
import type { ApiError } from '@wayfare/api-client';
import type { ContactRequest } from '@wayfare/api-contract';
import { useCaptcha, useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { useCallback, useId, useRef, useState } from 'react';
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

/** What a member has told before. */
function useKnown(): Pick<ContactValues, 'name' | 'email'> {
  const { name, lastname, profile } = useSession();
  const email = profile?.['email'];
  return { name: [name, lastname].join(' ').trim(), email: typeof email === 'string' ? email : '' };
}

/** What is typed, what is wrong with it by our rules and by the API's, and how the sending goes. Nothing typed is lost before it is sent. */
export function useContactForm(onSent: (ticketNumber: string, email: string) => void) {
  const { t } = useTranslation('content');
  const { api } = usePlatform();
  const language = useLanguage();
  const known = useKnown();
  const captcha = useCaptcha();
  const prefix = useId();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  /** each failure is announced, the same one again too */
  const [failure, setFailure] = useState<{ error: ApiError; count: number } | null>(null);

  const idOf = useCallback((field: string) => `${prefix}${field}`, [prefix]);
  const { name, email } = known;
  const restore = useCallback(
    (values: ContactValues): ContactValues => {
      const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      return { ...values, name, email, ...restoreDraft(), ...typed, ...typedBefore(idOf) };
    },
    [name, email, idOf],
  );
  const form = useDraftForm<ContactValues>({
    idOf,
    initial: EMPTY,
    judge: (values) => findProblems(values, needsCaptcha),
    translate: (code) => t(`contact.problems.${code}`),
    restore,
    keep: keepDraft,
    send: (values) => void sendOnce(values),
  });

  function problemsOf(error: ApiError): Problem[] {
    if (error.code !== 'CAPTCHA') return refusedFields(error);
    return [{ field: 'captcha', code: needsCaptcha ? 'captchaRefused' : 'captchaNeeded' }];
  }

  function handleFailure(error: ApiError): void {
    const problems = problemsOf(error);
    if (error.code === 'CAPTCHA') setNeedsCaptcha(true);
    if (problems.length > 0) form.refuse(problems);
    setFailure((before) =>
      problems.length > 0 ? null : { error, count: (before?.count ?? 0) + 1 },
    );
  }

  function post({ captcha: _ticked, website, ...fields }: ContactValues): Promise<string> {
    const message = { ...fields, language };
    // the form knows only subjects of its list, and the rules have been looked at
    const request = { ...message, website } as ContactRequest;
    const key = attemptKey(message);
    return needsCaptcha
      ? captcha.spend((solution) => sendMessage(api, { ...request, captcha: solution }, key))
      : sendMessage(api, request, key);
  }

  async function sendOnce(values: ContactValues): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      const ticketNumber = await post(values);
      forgetDraft();
      onSent(ticketNumber, values.email.trim());
    } catch (error) {
      handleFailure(toApiError(error));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { ...form, captcha, needsCaptcha, isSending, failure };
}
