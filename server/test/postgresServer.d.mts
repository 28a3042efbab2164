export function startPostgres(options?: { flags?: string[] }): Promise<{
  url: string;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}>;
