export function dataFolder(environment?: Readonly<Record<string, string | undefined>>): string;
