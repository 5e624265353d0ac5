import { validate } from 'dockerfile-utils';

/** Lines that Docker's builder would refuse or warn of, in words. */
export const linted = (text: string): string[] =>
  validate(text).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
