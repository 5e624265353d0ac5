import * as v from 'valibot';
import { GOOD_GUEST, GUEST_CASES, guestWith } from './testing/guest-cases';
import { GuestDetailsSchema } from './guest-details';

function problemsOf(details: unknown): Record<string, string> {
  const parsed = v.safeParse(GuestDetailsSchema, details);
  return Object.fromEntries(
    [...(parsed.issues ?? [])].reverse().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
}

it.each(GUEST_CASES)('%s %s %p: %p', (_id, field, value, problem) => {
  expect(problemsOf(guestWith(field, value))[field] ?? null).toBe(problem);
});

it.each<[string, unknown, Record<string, string>]>([
  ['needs no guest when the booker stays', { mainGuest: 'self', guest: null }, {}],
  [
    'does not look at a guest then',
    { mainGuest: 'self', guest: { firstName: '', lastName: '' } },
    {},
  ],
  [
    'takes another guest',
    { mainGuest: 'other', guest: { firstName: 'Pieter', lastName: 'Bakker' } },
    {},
  ],
  [
    'judges another guest by the same rules',
    { mainGuest: 'other', guest: { firstName: 'Al', lastName: '' } },
    { 'guest.firstName': 'nameTooShort', 'guest.lastName': 'required' },
  ],
  [
    'misses another guest',
    { mainGuest: 'other', guest: null },
    { 'guest.firstName': 'required', 'guest.lastName': 'required' },
  ],
])('HOT-32 %s', (_what, change, problems) => {
  expect(problemsOf({ ...GOOD_GUEST, ...Object(change) })).toEqual(problems);
});

it.each([
  ['a quiet room', 'a quiet room'],
  ['<b>please</b> <script>x</script>a cot', 'please xa cot'],
  ['javascript:alert(1) <img src=x onerror=alert(1)>', 'alert(1) '],
  ['2 < 3 beds', '2 < 3 beds'],
])('PLT-31 a wish %j goes on as %j', (specialRequest, kept) => {
  expect(v.parse(GuestDetailsSchema, { ...GOOD_GUEST, specialRequest }).specialRequest).toBe(kept);
});
