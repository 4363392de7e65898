/** An environment as a process gets it. */
export type Source = Readonly<Record<string, string | undefined>>;

/** What every command gets from its entry: the repository's folder, the environment and the words after its name. */
export interface CommandContext {
  readonly root: string;
  readonly source: Source;
  readonly args: readonly string[];
}

/** Something a person can put right: said in one line, without a stack. */
export class Refusal extends Error {}

/** Says a refusal plainly; anything else keeps its stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
