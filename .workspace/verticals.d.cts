export function verticalNames(root?: string): string[];
export function apiVerticals(root?: string): string[];
export function sandboxDoubles(root?: string): string[];
export function folderOf(vertical: string): string;
export function foldersOf(
  vertical: string,
): Readonly<Record<'app' | 'contract' | 'api' | 'sandbox' | 'e2e', string>>;
