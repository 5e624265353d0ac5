import type { ApiError } from '@wayfare/api-client';

/** A number or text that an error carries besides its message, such as how many attempts are left. */
export function factOf({ errors: [entry] }: Pick<ApiError, 'errors'>, name: string): unknown {
  return typeof entry === 'object' ? entry[name] : undefined;
}

/** An instant that an error carries, as the time on this browser's clock; empty for none. */
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
