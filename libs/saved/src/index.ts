/*
 * What travellers save and wait for, whatever the product: a heart on what is looked at again, and mails about prices that fall. Members have it in their
 * account, everybody else in the browser. A vertical carries its own copy; what is saved is the tab's.
 */
export { SaveButton } from './save-button';
export { useFavourites } from './use-favourites';
export type { Saveable } from './use-favourites';
