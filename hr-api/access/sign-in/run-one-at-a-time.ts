const lastAttempts = new Map<string, Promise<unknown>>();

/**
 * Runs the attempts of one subject in this process one after the other, so that right ones that come together do not count
 * against each other while they are looked at.
 */
export async function runOneAtATime<Result>(subject: string, attempt: () => Promise<Result>): Promise<Result> {
  const result = (lastAttempts.get(subject) ?? Promise.resolve()).then(attempt);
  const finished = result.then(
    () => {},
    () => {},
  );
  lastAttempts.set(subject, finished);
  try {
    return await result;
  } finally {
    if (lastAttempts.get(subject) === finished) lastAttempts.delete(subject);
  }
}
