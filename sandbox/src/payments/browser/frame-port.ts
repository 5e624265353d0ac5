import type { FrameCalls, FrameEvent } from './messages';

type Called = Readonly<Record<string, ((argument: unknown) => unknown) | undefined>>;

/** The frame answers on a port that its own page sends; only the page around it, on this machine, is listened to. */
export function servePort(
  open: (key: string, tell: (event: FrameEvent) => void) => FrameCalls,
): void {
  const NEIGHBOUR = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

  function handleGreeting({ source, origin, data, ports: [port] }: MessageEvent): void {
    if (source !== window.parent || !NEIGHBOUR.test(origin) || port === undefined) return;
    const greeting = data as { kind?: unknown; key?: unknown };
    if (greeting.kind !== 'sandbox-payments' || typeof greeting.key !== 'string') return;
    window.removeEventListener('message', handleGreeting);
    const calls = open(greeting.key, (event) => port.postMessage(event)) as Called & FrameCalls;
    port.onmessage = async ({ data: asked, ports: [back] }: MessageEvent) => {
      const { call, argument } = asked as { call: string; argument: unknown };
      back?.postMessage(await calls[call]?.(argument));
    };
    port.postMessage({ name: 'ready', detail: {} } satisfies FrameEvent);
  }

  window.addEventListener('message', handleGreeting);
}
