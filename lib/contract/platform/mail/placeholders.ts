/** What a placeholder of a mail stands for. All but a text stand out where one is alone in its paragraph. */
export const PLACEHOLDER_KINDS = ['text', 'code', 'quote', 'link', 'table'] as const;
export type PlaceholderKind = (typeof PLACEHOLDER_KINDS)[number];

/** A name between braces. Any other brace is a brace. */
const PLACEHOLDER = /\{([A-Za-z]\w{0,39})\}/g;

export interface TextPart {
  readonly kind: 'text' | 'placeholder';
  /** The text, or the name of the placeholder. */
  readonly value: string;
}

/** A text taken apart at its placeholders. */
export function partsOf(text: string): TextPart[] {
  return text
    .split(PLACEHOLDER)
    .map((value, at) => ({ kind: at % 2 === 1 ? ('placeholder' as const) : ('text' as const), value }))
    .filter(({ kind, value }) => kind === 'placeholder' || value !== '');
}

/** The names of the placeholders of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(partsOf(text).flatMap(({ kind, value }) => (kind === 'placeholder' ? [value] : []))),
];
