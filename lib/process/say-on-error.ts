import { writeSync } from 'node:fs';

const STANDARD_ERROR = 2;

/** A line for who looks at the process itself. Where standard error cannot be written either, nobody can be told. */
export function sayOnError(text: string): void {
  try {
    writeSync(STANDARD_ERROR, `${text}\n`);
  } catch {
    return;
  }
}
