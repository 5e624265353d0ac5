import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Envelope } from '@wayfare/api-contract';
import { requestLanguage } from './request-language';
import { text } from '../texts/messages';

const STATUS: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

export function answerUnreadable(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, reason] = STATUS[error.code ?? ''] ?? [400, 'Bad Request'];
  const sent = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
  const accepted = /^accept-language:[ \t]*(.*?)\r?$/im.exec(sent)?.[1];
  const language = requestLanguage({
    body: undefined,
    query: undefined,
    headers: accepted === undefined ? {} : { 'accept-language': accepted },
  });
  const envelope: Envelope<never> = {
    result: null,
    errors: [
      {
        code: 'INVALID_REQUEST',
        message: text(status === 431 ? 'headers.tooLarge' : 'INVALID_REQUEST', language, {}),
      },
    ],
    requestId: randomUUID(),
  };
  const body = JSON.stringify(envelope);
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
