export function say(line: string): void;

export interface Progress {
  note(line: string): void;
  done(): void;
  failed(): void;
}

export function showProgress(what: string, usually: string): Progress;

/** Shows that some work takes time, until it ends or fails. */
export function withProgress<Result>(what: string, usually: string, work: () => Promise<Result>): Promise<Result>;
