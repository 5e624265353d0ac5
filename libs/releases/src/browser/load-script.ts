export interface ScriptSource {
  src: string;
  integrity: string | undefined;
}

export class ScriptTimeout extends Error {}

/** Loads a script; a timeout or an error rejects and removes the element. */
export function loadScript({ src, integrity }: ScriptSource, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (error?: Error) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      if (error === undefined) return resolve();
      script.remove();
      reject(error);
    };
    const timer = setTimeout(
      () => finish(new ScriptTimeout(`${src} did not arrive in ${timeout} ms`)),
      timeout,
    );
    script.onload = () => finish();
    script.onerror = () => finish(new Error(`${src} could not be loaded`));
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.src = src;
    document.head.append(script);
  });
}
