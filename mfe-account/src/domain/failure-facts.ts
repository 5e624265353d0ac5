import type { ApiError } from '@wayfare/api-client';

/** A value in the error besides its message, such as the attempts left. */
export function factOf({ errors: [entry] }: Pick<ApiError, 'errors'>, name: string): unknown {
  return typeof entry === 'object' ? entry[name] : undefined;
}

/** Time of an error's instant by the browser's clock; empty for none. */
export function clockTime(instant: unknown, language: string): string {
  const date = new Date(String(instant));
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(language, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(date);
}
