import { partsOf, placeholdersIn } from '../../../../lib/contract/platform/mail/placeholders';
import { codeOfMailImage } from '../../../../lib/contract/platform/mail/images';
import { attributeValues, parseContent, type Node } from './content/parse';
import type { MailTemplate, MailText } from './mail-template';

/** What is wrong with the words of a mail, and with which placeholder. */
export interface TextIssue {
  readonly field: 'subject' | 'content';
  readonly message: 'unknown_placeholder' | 'missing_placeholder' | 'stray_brace';
  /** Its name; of a stray brace, what stands beside it. */
  readonly placeholder: string;
}

/** Why a text cannot be sent: a placeholder that the mail does not know, or lacks though it is of no use without. */
export function textIssues({ subject, content }: MailText, { placeholders }: MailTemplate): TextIssue[] {
  const known = new Set(placeholders.map(({ name }) => name));
  const used = new Set(namesIn(parseContent(content)));
  const unknownIn = (field: TextIssue['field'], names: Iterable<string>) =>
    [...names]
      .filter((name) => !known.has(name))
      .map((placeholder): TextIssue => ({ field, message: 'unknown_placeholder', placeholder }));
  const missing = placeholders.filter(({ name, isRequired }) => isRequired && !used.has(name));
  return [
    ...unknownIn('subject', placeholdersIn(subject)),
    ...unknownIn('content', used),
    ...missing.map(({ name }): TextIssue => ({ field: 'content', message: 'missing_placeholder', placeholder: name })),
  ];
}

const textsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : textsIn(node.children)));

const namesIn = (nodes: readonly Node[]): string[] => textsIn(nodes).flatMap(placeholdersIn);

/** A brace with a few of the characters that follow or precede it. */
const STRAY = /\{[^{}]{0,20}\}?|[^{}]{0,20}\}/g;

/** Braces of no placeholder, such as one half of which was deleted. They are refused when words are saved; those that are kept are sent. */
export function strayBraces({ subject, content }: MailText): TextIssue[] {
  const straysIn = (field: TextIssue['field'], texts: readonly string[]) => {
    const parts = texts.flatMap(partsOf).filter(({ kind }) => kind === 'text');
    const found = new Set(parts.flatMap(({ value }) => (value.match(STRAY) ?? []).map((stray) => stray.trim())));
    return [...found].map((placeholder): TextIssue => ({ field, message: 'stray_brace', placeholder }));
  };
  return [...straysIn('subject', [subject]), ...straysIn('content', textsIn(parseContent(content)))];
}

/** The codes of the pictures in a content, each once. */
export const imageCodesIn = (content: string): string[] => [
  ...new Set(attributeValues(parseContent(content), 'img', 'src').flatMap((src) => codeOfMailImage(src) ?? [])),
];
