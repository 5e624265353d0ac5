import type { ApiClient } from '@wayfare/api-client';
import { sendContact } from '@wayfare/api-contract';
import type { ContactRequest } from '@wayfare/api-contract';

/** Sends a message to support and gives its ticket number; the same key never sends it twice. */
export async function sendMessage(
  api: ApiClient,
  request: ContactRequest,
  idempotencyKey: string,
): Promise<string> {
  return (await api.call(sendContact, request, { idempotencyKey })).ticketNumber;
}
