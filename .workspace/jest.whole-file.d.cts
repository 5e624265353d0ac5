export function putWhole(file: string, contents: Buffer): Promise<void>;
