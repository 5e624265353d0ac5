export const SMALL = 'data:image/jpeg;base64,c21hbGw=';

/** What a browser does with pictures and jsdom does not. A file named `broken` is no picture. */
export function installPictures(): { drawn: unknown[][] } {
  const drawn: unknown[][] = [];
  const context = {
    fillStyle: '',
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...frame: unknown[]) => drawn.push(frame),
  };
  beforeEach(() => {
    drawn.length = 0;
    const createImageBitmap = (file: File) =>
      file.name.startsWith('broken')
        ? Promise.reject(new Error('no picture'))
        : Promise.resolve({ width: 400, height: 300, close: () => undefined });
    Object.assign(globalThis, { createImageBitmap });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => context,
      toDataURL: () => SMALL,
    });
  });
  return { drawn };
}
