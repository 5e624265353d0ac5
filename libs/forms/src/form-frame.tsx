import { Button, ErrorSummary, Notice, useAfterPaint, useHydrated } from '@wayfare/ui';
import type { FocusEvent, FormEvent, ReactNode } from 'react';

export interface FormFrameProps {
  label: string;
  /** Native submit before hydration; a form with a password posts, so that no URL has it. */
  method?: 'get' | 'post' | undefined;
  action?: string | undefined;
  className?: string | undefined;
  role?: 'search' | undefined;
  idOf: (field: string) => string;
  errors: readonly { field: string; message: string }[];
  refusals: number;
  summaryTitle: (count: number) => string;
  submitLabel?: string | undefined;
  submitIcon?: ReactNode;
  /** `<noscript>` text of a form that needs script: its button is disabled until hydration. */
  needsScript?: string | undefined;
  isBusy?: boolean;
  onLeave: (field: string, text: string) => void;
  onSubmit: () => void;
  children: ReactNode;
}

const isTypedInto = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Error summary, fields and button. For a form of `useWayfareForm` see `Form`. */
export function FormFrame({
  label,
  idOf,
  errors,
  refusals,
  summaryTitle,
  submitLabel,
  submitIcon,
  needsScript,
  isBusy = false,
  onLeave,
  onSubmit,
  children,
  ...form
}: FormFrameProps) {
  const isHydrated = useHydrated();
  const leave = useAfterPaint(onLeave);
  const submit = useAfterPaint(onSubmit);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  function handleBlur({ target, relatedTarget }: FocusEvent): void {
    // an error shown on blur by a press would move the pressed button away
    if (relatedTarget instanceof HTMLButtonElement || !isTypedInto(target)) return;
    const prefix = idOf('');
    if (target.id.startsWith(prefix)) leave(target.id.slice(prefix.length), target.value);
  }

  return (
    <form {...form} aria-label={label} noValidate onBlur={handleBlur} onSubmit={handleSubmit}>
      {refusals > 0 && errors.length > 0 && (
        <ErrorSummary
          key={refusals}
          title={summaryTitle(errors.length)}
          errors={errors.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        />
      )}
      {needsScript !== undefined && (
        <noscript>
          <Notice tone="warning" title={needsScript} />
        </noscript>
      )}
      {children}
      {submitLabel !== undefined && (
        <Button
          type="submit"
          icon={submitIcon}
          isBusy={isBusy}
          disabled={needsScript !== undefined && !isHydrated}
        >
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
