/**
 * How people agree: they read a text or a PDF, or sign a PDF at its marked place, a letter, or a PDF by a press of a button, or
 * look through their profile. Apart from the schemas, so that a browser reads it without them.
 */
export const CONDUCT_FORMS = ['text', 'pdf', 'signed-pdf', 'signed-letter', 'auto-signed-pdf', 'sections'] as const;
export type ConductForm = (typeof CONDUCT_FORMS)[number];
