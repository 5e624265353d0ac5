import type { FrameCalls, FrameEvent } from './messages';

/**
 * The frame's end: waits for its own page's greeting, which brings a port of their own, and answers on that port.
 * Only the page around the frame is listened to, and only on this machine.
 */
export function servePort(
  open: (key: string, tell: (event: FrameEvent) => void) => Partial<FrameCalls>,
): void {
  const NEIGHBOUR = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

  function handleGreeting({ source, origin, data, ports }: MessageEvent): void {
    const [port] = ports;
    if (source !== window.parent || !NEIGHBOUR.test(origin) || port === undefined) return;
    const greeting = data as { kind?: unknown; key?: unknown };
    if (greeting.kind !== 'sandbox-payments' || typeof greeting.key !== 'string') return;
    window.removeEventListener('message', handleGreeting);
    const calls = open(greeting.key, (event) => port.postMessage({ event })) as Record<
      string,
      ((argument: unknown) => unknown) | undefined
    >;
    port.onmessage = async (message: MessageEvent) => {
      const { id, call, argument } = message.data as {
        id: number;
        call: string;
        argument: unknown;
      };
      port.postMessage({ id, result: await calls[call]?.(argument) });
    };
    port.postMessage({ event: { name: 'ready', detail: null } });
  }

  window.addEventListener('message', handleGreeting);
}
