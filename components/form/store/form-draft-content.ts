/** What a draft keeps of a form: no secrets. */
export interface FormDraftContent {
  /** By key, what was typed. */
  readonly answers: Readonly<Record<string, string>>;
  /** By the codes of the fields and their answers, the labels of options that were searched for. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The idempotency key of this content begins with it, in every tab. */
  readonly intent: string | null;
}

const isTexts = (part: unknown): part is Record<string, string> =>
  typeof part === 'object' && part !== null && Object.values(part).every((text) => typeof text === 'string');

/** The content of a stored draft; an empty one for what is none, as an older release may have written. */
export function readDraft(stored: string): FormDraftContent {
  const { answers, names, intent } = JSON.parse(stored) as Partial<Record<keyof FormDraftContent, unknown>>;
  const isNames = typeof names === 'object' && names !== null && Object.values(names).every(isTexts);
  return {
    answers: isTexts(answers) ? answers : {},
    names: isNames ? (names as FormDraftContent['names']) : {},
    intent: typeof intent === 'string' ? intent : null,
  };
}
