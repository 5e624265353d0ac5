/* The form is judged by the very rules that the API judges it by. */
export { ASSISTANCE, DOCUMENT_TYPES, GuestDetailsSchema } from '@wayfare/api-contract/guest';
