import { CONSENT_DAYS, consentCookie, consentIn, type Consent } from './consent';

it.each<[string | undefined, Consent | null]>([
  [undefined, null],
  ['', null],
  ['wayfare_consent=1.statistics', 'statistics'],
  ['i18n_redirected=nl; wayfare_consent=1.necessary; wayfare_visitor=0f', 'necessary'],
  // asked again once the question has changed, and for anything that is no choice of ours
  ['wayfare_consent=0.statistics', null],
  ['wayfare_consent=2.statistics', null],
  ['wayfare_consent=1.everything', null],
  ['wayfare_consent=1.statistics.more', null],
  ['wayfare_consent=', null],
  ['wayfare_consent', null],
  ['other_wayfare_consent=1.statistics', null],
])('OQ-21 the choice in %j is %s', (cookies, choice) => expect(consentIn(cookies)).toBe(choice));

it.each<[Consent, boolean]>([
  ['necessary', false],
  ['statistics', true],
])(
  'OQ-21 a choice of %s is kept for 180 days in a cookie of our own (https: %s)',
  (choice, isHttps) => {
    const [pair, ...attributes] = consentCookie(choice, isHttps).split('; ');
    expect(consentIn(pair)).toBe(choice);
    expect(CONSENT_DAYS).toBe(180);
    expect(attributes).toEqual([
      'Max-Age=15552000',
      'Path=/',
      'SameSite=Lax',
      ...(isHttps ? ['Secure'] : []),
    ]);
  },
);
