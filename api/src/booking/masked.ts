/** An e-mail address that its owner recognises, and nobody else can write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The last two digits of a telephone number. */
export function maskedPhone(phone: string): string {
  return phone === '' ? '' : `•••${phone.slice(-2)}`;
}
