export function verticalNames(root?: string): string[];
export function apiVerticals(root?: string): string[];
export function folderOf(vertical: string): string;
