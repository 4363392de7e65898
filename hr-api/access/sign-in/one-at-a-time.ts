const lastInLine = new Map<string, Promise<unknown>>();

/**
 * Runs the attempts of one subject in this process one after the other, so that right ones that come together do not count
 * against each other while they are looked at.
 */
export async function oneAtATime<Result>(subject: string, attempt: () => Promise<Result>): Promise<Result> {
  const turn = (lastInLine.get(subject) ?? Promise.resolve()).then(attempt);
  const settled = turn.then(
    () => {},
    () => {},
  );
  lastInLine.set(subject, settled);
  try {
    return await turn;
  } finally {
    if (lastInLine.get(subject) === settled) lastInLine.delete(subject);
  }
}
