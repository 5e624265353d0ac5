import type { ApiClient } from '@wayfare/api-client';
import { sendContact } from '@wayfare/api-contract';
import type { ContactRequest } from '@wayfare/api-contract';

/** Returns the ticket number; idempotent by its key. */
export async function sendMessage(
  api: ApiClient,
  request: ContactRequest,
  idempotencyKey: string,
): Promise<string> {
  return (await api.call(sendContact, request, { idempotencyKey })).ticketNumber;
}
