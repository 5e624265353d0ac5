export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'number', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const PASSWORD_MIN = 8;
/** Maximum in UTF-16 units, bounding the cost of hashing. */
export const PASSWORD_MAX = 128;

export const SPECIAL_SIGNS = '$!?¿¡#%(),';

const CHECKS: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => [...password].some((sign) => SPECIAL_SIGNS.includes(sign)),
};

export function metPasswordRules(password: string): ReadonlySet<PasswordRule> {
  return new Set(PASSWORD_RULES.filter((rule) => CHECKS[rule](password)));
}

export function isStrongPassword(password: string): boolean {
  return metPasswordRules(password).size === PASSWORD_RULES.length;
}
