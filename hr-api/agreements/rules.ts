import type { Conduct } from './data';

/** What an uploaded agreement is for. */
export const CONDUCT_FILE = 'conduct';

/**
 * Whether agreeing takes a signature: to a letter, and to a PDF with a place for one. One that has lost its document, or never
 * had any, is agreed to by its text.
 */
export function mustBeSigned({ kind, documentId }: Pick<Conduct, 'kind' | 'documentId'>): boolean {
  return documentId !== null && (kind === 'placeholder-pdf' || kind === 'signed-letter');
}
