import type { FrameCalls, FrameEvent } from './messages';

export interface FrameLink {
  frame: HTMLIFrameElement;
  ask<Name extends keyof FrameCalls>(
    call: Name,
    argument: Parameters<FrameCalls[Name]>[0],
  ): Promise<Awaited<ReturnType<FrameCalls[Name]>>>;
  close(): void;
}

/** The page's end: a frame of the payment service, and a port that only the two of them have. */
export function openFrame(
  src: string,
  key: string,
  onEvent: (event: FrameEvent) => void,
  onFailure: () => void,
): FrameLink {
  const PATIENCE_MS = 15_000;
  const origin = new URL(src).origin;
  const frame = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  const waiting = new Map<number, (result: never) => void>();
  let asked = 0;
  let isGreeted = false;
  let reportReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    reportReady = resolve;
  });
  const silence = setTimeout(onFailure, PATIENCE_MS);

  port.onmessage = ({ data }: MessageEvent) => {
    const message = data as { event?: FrameEvent; id?: number; result?: unknown };
    if (message.event?.name === 'ready') {
      clearTimeout(silence);
      reportReady();
    }
    if (message.event !== undefined) onEvent(message.event);
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message.result as never);
    waiting.delete(message.id);
  };
  frame.addEventListener('load', () => {
    if (isGreeted) return;
    isGreeted = true;
    frame.contentWindow?.postMessage({ kind: 'sandbox-payments', key }, origin, [theirs]);
  });
  frame.src = src;

  return {
    frame,
    ask<Name extends keyof FrameCalls>(call: Name, argument: Parameters<FrameCalls[Name]>[0]) {
      asked += 1;
      const id = asked;
      return ready.then(
        () =>
          new Promise<Awaited<ReturnType<FrameCalls[Name]>>>((resolve) => {
            waiting.set(id, resolve);
            port.postMessage({ id, call, argument });
          }),
      );
    },
    close() {
      clearTimeout(silence);
      port.close();
      frame.remove();
    },
  };
}
