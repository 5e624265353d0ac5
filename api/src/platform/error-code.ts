/** True for an error of the system or a driver with this `code`, such as ENOENT. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
