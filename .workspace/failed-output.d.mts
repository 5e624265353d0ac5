export function failedOutput(printed: string, tasks: readonly string[]): string;
