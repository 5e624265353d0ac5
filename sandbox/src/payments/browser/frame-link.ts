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
  const frame = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  const silence = setTimeout(onFailure, PATIENCE_MS);
  const ready = new Promise<void>((resolve) => {
    port.onmessage = ({ data }: MessageEvent<FrameEvent>) => {
      if (data.name === 'ready') {
        clearTimeout(silence);
        resolve();
      }
      onEvent(data);
    };
  });
  frame.addEventListener(
    'load',
    () => {
      const greeting = { kind: 'sandbox-payments', key };
      frame.contentWindow?.postMessage(greeting, new URL(src).origin, [theirs]);
    },
    { once: true },
  );
  frame.src = src;

  return {
    frame,
    ask: (call, argument) =>
      ready.then(
        () =>
          new Promise((resolve) => {
            const { port1: answer, port2: back } = new MessageChannel();
            answer.onmessage = ({ data }) => resolve(data);
            port.postMessage({ call, argument }, [back]);
          }),
      ),
    close() {
      clearTimeout(silence);
      port.close();
      frame.remove();
    },
  };
}
