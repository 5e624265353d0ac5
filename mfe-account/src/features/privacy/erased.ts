/** Query of the login page when an account was just deleted. */
export const ERASED = 'erased';
