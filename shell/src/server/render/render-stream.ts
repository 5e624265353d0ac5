import { Transform, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { bytesOf, type Piece } from './bytes-of';
import { faultOf, type PageFault } from './page-faults';

export interface StreamOptions {
  nonce: string;
  signal: AbortSignal;
  head: () => readonly Piece[];
  onFault: (fault: PageFault) => void;
}

function withHead(head: StreamOptions['head']): Transform {
  let isDone = false;
  let waiting = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isDone) return done(null, chunk);
      waiting += chunk.toString('utf8');
      const end = waiting.indexOf('</head>');
      if (end === -1) return done();
      isDone = true;
      done(null, bytesOf([waiting.slice(0, end), ...head(), waiting.slice(end)]));
    },
    flush: (done) => done(null, isDone ? '' : waiting),
  });
}

export interface StreamedPage {
  html: Readable;
  faults: readonly PageFault[];
}

/** The page as a stream: the frame and what is ready at once, deferred parts as they come. Rejects when the frame fails. */
export function renderStream(
  app: ReactNode,
  { nonce, signal, head, onFault }: StreamOptions,
): Promise<StreamedPage> {
  const faults: PageFault[] = [];
  let hear: StreamOptions['onFault'] = (fault) => void faults.push(fault);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      // What is ready stands in its place, however long it is: moved there by a script, it would push the page about and be missing without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error, info) {
        hear(faultOf(error, info));
      },
      onShellReady() {
        hear = onFault;
        resolve({ html: pipe(withHead(head)), faults });
      },
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(), { once: true });
  });
}
