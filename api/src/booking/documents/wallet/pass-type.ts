export const PASS_TYPE = 'application/vnd.apple.pkpass';
