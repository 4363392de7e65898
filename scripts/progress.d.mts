export function say(line: string): void;

export interface Progress {
  note(line: string): void;
  done(): void;
  failed(): void;
}

export function showProgress(what: string, usually: string): Progress;
