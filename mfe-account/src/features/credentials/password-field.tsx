import { TextField } from '@wayfare/ui';

interface PasswordFieldProps {
  id: string;
  name: 'password' | 'passwordAgain';
  label: string;
  description?: string;
  /** id of the list of its rules */
  describedBy?: string;
  autoComplete: 'current-password' | 'new-password';
  isShown: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A password that can be pasted, filled in by a password manager and shown. */
export function PasswordField({ isShown, ...field }: PasswordFieldProps) {
  return <TextField {...field} isRequired type={isShown ? 'text' : 'password'} />;
}
