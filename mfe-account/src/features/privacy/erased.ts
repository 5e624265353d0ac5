/** Query of the login page after an account was deleted. */
export const ERASED = 'erased';
