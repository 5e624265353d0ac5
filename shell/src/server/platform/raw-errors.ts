import type { Socket } from 'node:net';
import { callError } from './call-errors';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const REASON: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers what Node could not read as a request, with the headers of every answer: there is no request yet, only bytes and a socket. */
export function answerUnreadable(
  always: Readonly<Record<string, string>>,
): (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const sent = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    const { status, headers, body } = callError(
      STATUS[error.code ?? ''] ?? 400,
      /^accept-language:[ \t]*(.*?)\r?$/im.exec(sent)?.[1],
    );
    const lines = Object.entries({
      ...always,
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${REASON[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  };
}
