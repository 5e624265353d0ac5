export { CaptchaField } from './captcha/captcha-field';
export { useCaptcha } from './captcha/use-captcha';
export type { Captcha } from './captcha/use-captcha';
export {
  AcceptedRule,
  EmailRule,
  freeTextRule,
  NewPasswordRule,
  personNameRule,
  PhoneRule,
} from './field-rules';
export type { FieldProblem } from './field-rules';
export { Form } from './form';
export { FormFrame } from './form-frame';
export { FormCheckbox, FormSelect, FormTextArea, FormTextField } from './form-fields';
export { applyServerErrors } from './server-errors';
export type { ServerError } from './server-errors';
export { dropStored, isRecord, readStored, storedText, storeText, writeStored } from './stored';
export type { StoreName } from './stored';
export { useDraftForm } from './use-draft-form';
export { useFormField } from './use-form-field';
export type { BoundTo } from './use-form-field';
export { useStoredText } from './use-stored-text';
export { useWayfareForm } from './use-wayfare-form';
export type { WayfareForm } from './use-wayfare-form';
