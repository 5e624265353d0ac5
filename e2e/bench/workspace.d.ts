declare module '*/.workspace/run.mjs' {
  export function run(
    command: string,
    args: string[],
    options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
  ): Promise<string>;
}
