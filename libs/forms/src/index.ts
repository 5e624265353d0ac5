export { CaptchaField } from './captcha/captcha-field';
export { useCaptcha } from './captcha/use-captcha';
export type { Captcha } from './captcha/use-captcha';
export { dayCalendar } from './day-calendar';
export { Form } from './form';
export { FormFrame } from './form-frame';
export { FormEmailField, FormSelect, FormTextArea, FormTextField } from './form-fields';
export { listOf, NamedSchema, parseStored, TextSchema } from './kept-schemas';
export { parsedAtom } from './parsed-atom';
export type { StoredAtom } from './parsed-atom';
export { FormPhoneField, PhoneField } from './phone/phone-field';
export { phoneParts, phoneText, shownPhone } from './phone/phone-text';
export { judgedBy, schemaRules } from './rules';
export type { Problem, Rules } from './rules';
export {
  dropStored,
  isRecord,
  readStored,
  recordIn,
  storedText,
  storeText,
  writeStored,
} from './stored';
export type { StoreName } from './stored';
export { storedAtom } from './stored-atom';
export { useFormField } from './use-form-field';
export type { BoundTo } from './use-form-field';
export { refuseAll, useSending } from './use-sending';
export type { Sending, SendingFailure } from './use-sending';
export { useStoredText } from './use-stored-text';
export { useWayfareForm } from './use-wayfare-form';
export type { WayfareForm } from './use-wayfare-form';
export { useWholeForm } from './use-whole-form';
