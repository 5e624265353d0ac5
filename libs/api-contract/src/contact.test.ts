import * as v from 'valibot';
import { ContactFieldsSchema, ContactRequestSchema } from './contact';
import { CONTACT_CASES, GOOD_CONTACT, contactWith } from './testing/contact-cases';

function problemsOf(message: unknown): Record<string, string> {
  const parsed = v.safeParse(ContactFieldsSchema, message);
  return Object.fromEntries(
    [...(parsed.issues ?? [])].reverse().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
}

it.each(CONTACT_CASES)('%s the contact form’s %s %p: %p', (_id, field, value, problem) => {
  expect(problemsOf(contactWith(field, value))[field] ?? null).toBe(problem);
});

it('CNT-21 needs name, e-mail address, subject and question, and says of each what is wrong', () => {
  expect(problemsOf({ name: '', email: '', subject: '', question: '' })).toEqual({
    name: 'nameMissing',
    email: 'emailInvalid',
    subject: 'subjectMissing',
    question: 'questionTooShort',
  });
});

it('CNT-21 takes a message without captcha and without the field that only programs fill in', () => {
  expect(v.parse(ContactRequestSchema, GOOD_CONTACT)).toEqual({
    ...GOOD_CONTACT,
    captcha: '',
    website: '',
    language: 'en',
  });
});
