import { Button, ErrorSummary, Notice, useAfterPaint, useHydrated } from '@wayfare/ui';
import type { FocusEvent, FormEvent, ReactNode } from 'react';

interface FormFrameProps {
  label: string;
  /** What is sent before any script has loaded; a form with a password posts, so that it gets into no URL. */
  method: 'get' | 'post';
  action?: string;
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
  submitLabel: string;
  submitIcon?: ReactNode;
  /** Said where there is no script, by a form that is nothing without it: its button waits until the page is alive. */
  needsScript?: string;
  /** It is being sent: the button says so. */
  isBusy?: boolean;
  /** A filled-in field was left. */
  onLeave: (field: string) => void;
  onSubmit: () => void;
  children: ReactNode;
}

const isTypedInto = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Frame of a form of `useDraftForm`: the errors at the top after a submit, the fields, the button. */
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
    if (relatedTarget instanceof HTMLButtonElement || !isTypedInto(target) || target.value === '')
      return;
    const prefix = idOf('');
    if (target.id.startsWith(prefix)) leave(target.id.slice(prefix.length));
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
      <Button
        type="submit"
        icon={submitIcon}
        isBusy={isBusy}
        disabled={needsScript !== undefined && !isHydrated}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
