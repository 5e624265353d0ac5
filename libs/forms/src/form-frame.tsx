import { Button, ErrorSummary, Notice, useAfterPaint, useHydrated } from '@wayfare/ui';
import type { FocusEvent, FormEvent, ReactNode } from 'react';

/** A frame without the form that it is of. */
export interface FormFrameProps {
  label: string;
  /** What is sent before any script has loaded; a form with a password posts, so that it gets into no URL. */
  method?: 'get' | 'post' | undefined;
  action?: string | undefined;
  className?: string | undefined;
  /** `search` makes it a landmark of the page. */
  role?: 'search' | undefined;
  /** Id of a field's input, so that a message can lead to it. */
  idOf: (field: string) => string;
  errors: readonly { field: string; message: string }[];
  /** How often it was refused; each time the summary takes the focus. */
  refusals: number;
  /** Title above the errors, such as "2 answers need your attention". */
  summaryTitle: (count: number) => string;
  /** Of the button, where the form has none among its fields. */
  submitLabel?: string | undefined;
  submitIcon?: ReactNode;
  /** Said where there is no script, by a form that is nothing without it: its button waits until the page is alive. */
  needsScript?: string | undefined;
  /** It is being sent: the button says so. */
  isBusy?: boolean;
  /** A field was left, with this text in it. */
  onLeave: (field: string, text: string) => void;
  onSubmit: () => void;
  children: ReactNode;
}

const isTypedInto = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The errors of a form at its top after a submit, the fields, the button. For a form of `useWayfareForm` see `Form`. */
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
    // A message that appears under a press on a button would move that button away.
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
