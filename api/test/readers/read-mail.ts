import type { ReceivedMail } from '../sandbox/sandbox-process';

export const squeezed = (text: string) => text.replace(/\s+/g, ' ');
export const visible = (html: string) =>
  squeezed(
    html
      .replace(/<style[\s\S]*?<\/style>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&#x27;/g, "'"),
  );
export const headerOf = ({ headers }: ReceivedMail, wanted: string) =>
  headers.find(({ name }) => name === wanted)?.value;
export const ticketIn = (text: string) => /ticket=([\w-]+)/.exec(text)?.[1] ?? '';

/** A ticket is drawn at random, and may spell anything. */
export const withoutTickets = (text: string): string =>
  text.replaceAll(/(?<=\bticket=)[\w-]+/g, '');
