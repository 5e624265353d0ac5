import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anonymousLogin } from '@wayfare/api-contract';
import { askedCall, type AskedCall } from './asked-call';

export interface Loopback {
  url: string;
  close: () => Promise<void>;
}

const LOGIN = `${anonymousLogin.method} ${anonymousLogin.path}`;
const SESSION = { result: { token: 'a.trial.token', account: null }, errors: [] };

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** An API on this machine's loopback: `answer` gets every call but the session's; while `isAway` it closes connections. */
export async function openLoopback(
  answer: (asked: AskedCall, response: ServerResponse) => Promise<void> | void,
  isAway: () => boolean = () => false,
): Promise<Loopback> {
  const server = createServer((message, response) => {
    if (isAway()) return void message.destroy();
    void (async () => {
      try {
        const asked = await askedCall(message);
        if (asked.call === LOGIN) sendJson(response, 200, SESSION);
        else await answer(asked, response);
      } catch {
        message.destroy();
      }
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
