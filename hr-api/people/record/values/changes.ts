/** Answers by the codes of their fields; one that is not given is left out or empty. */
export type AnswersByCode = Readonly<Record<string, string>>;

/** The codes of the fields whose answers differ. */
export function changedFields(before: AnswersByCode, after: AnswersByCode): string[] {
  const codes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...codes].filter((code) => (before[code] ?? '') !== (after[code] ?? ''));
}

/**
 * What a later row says once the one before it says something else: an answer that it only carried on follows, one that it
 * changed itself stays. The same object where nothing follows.
 */
export function changedLater({
  before,
  after,
  later,
}: {
  before: AnswersByCode;
  after: AnswersByCode;
  later: AnswersByCode;
}): AnswersByCode {
  const following = changedFields(before, after).filter((code) => (later[code] ?? '') === (before[code] ?? ''));
  if (following.length === 0) return later;
  return { ...later, ...Object.fromEntries(following.map((code) => [code, after[code] ?? ''])) };
}
