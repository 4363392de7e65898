/** What the words of a mail may be. Apart from the schemas, so that a browser reads it without them. */

/** Characters of a subject, and of the HTML of a content. */
export const MAX_LENGTH = { subject: 200, content: 100_000 } as const;

/** In bytes; a picture of exactly this size is refused. Every recipient's mailbox holds it. */
export const IMAGE_SIZE_LIMIT = 524_288;

/** What every mail program shows. */
export const IMAGE_TYPES = ['png', 'jpg', 'jpeg'] as const;

/**
 * What is wrong with words that are saved: the message of an issue, at `Subject` or `TemplateContent` and the placeholder's name, or what
 * stands beside a stray brace.
 */
export const TEXT_ISSUES = ['unknown_placeholder', 'missing_placeholder', 'stray_brace', 'empty', 'too_long'] as const;
export type TextIssueCode = (typeof TEXT_ISSUES)[number];
