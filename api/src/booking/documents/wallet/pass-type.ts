/** The name of a pass file's type. */
export const PASS_TYPE = 'application/vnd.apple.pkpass';
