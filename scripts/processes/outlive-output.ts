import { sayOnError } from '../../lib/process/say-on-error';

/**
 * A command whose output cannot be written, as on a full disk or where nobody reads it any more, goes on: what it shows is for
 * people, and its children keep their own. Says so once, and at the end how much was lost.
 */
export function outliveOutput(): void {
  let lost = 0;
  process.stderr.on('error', () => {});
  process.stdout.on('error', ({ code, name }: NodeJS.ErrnoException) => {
    lost += 1;
    if (lost === 1) sayOnError(`What is to be seen here cannot be shown (${code ?? name}); the product goes on`);
  });
  process.on('exit', () => {
    if (lost > 0) sayOnError(`${lost} lines could not be shown`);
  });
}
