import type { Language } from '../../../../lib/contract/platform/languages';
import { partsOf } from '../../../../lib/contract/platform/mail/placeholders';
import { fillContent } from './content/blocks';
import { mailDocument } from './content/mail-html';
import { mailPlainText } from './content/mail-plain-text';
import type { MailTemplate, MailText, PlaceholderValue, PlaceholderValues } from './mail-template';

interface Wording {
  readonly template: MailTemplate;
  readonly language: Language;
  readonly values: PlaceholderValues;
  /** What a picture is named by; null for one that cannot go along. */
  readonly sourceOf: (src: string) => string | null;
}

/** A mail's subject, text and HTML from its words. Values are put in as they are: nothing in them is looked up again. */
export function wordMail(text: MailText, { template, language, values, sourceOf }: Wording) {
  const kinds = new Map(template.placeholders.map(({ name, kind }) => [name, kind]));
  const blocks = fillContent(text.content, { values, kindOf: (name) => kinds.get(name) ?? 'text' });
  const subject = partsOf(text.subject)
    .map(({ kind, value }) => (kind === 'text' ? value : lineOf(values[value] ?? '')))
    .join('')
    .trim();
  return {
    subject,
    text: mailPlainText(blocks, language),
    html: mailDocument({ language, title: subject, blocks, sourceOf }),
  };
}

function lineOf(value: PlaceholderValue): string {
  if (typeof value === 'string') return value;
  return 'rows' in value ? '' : value.text;
}
