export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

export function maskedPhone(phone: string): string {
  return phone === '' ? '' : `•••${phone.slice(-2)}`;
}
