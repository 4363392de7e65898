import type { Language } from '../../../../lib/contract/platform/languages';
import type { PlaceholderKind } from '../../../../lib/contract/platform/mail/placeholders';

/** What a mail says: a line, and HTML. Both have placeholders, each a name between braces. */
export interface MailText {
  readonly subject: string;
  readonly content: string;
}

/** Where the recipient goes on. */
export interface MailLink {
  readonly text: string;
  readonly address: string;
}

export interface MailTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is said below it, in small print. */
  readonly note?: string;
}

export type PlaceholderValue = string | MailLink | MailTable;
export type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>;

export interface Placeholder {
  readonly name: string;
  readonly kind: PlaceholderKind;
  /** Whether the mail is of no use without it. */
  readonly isRequired?: boolean;
  /** Whether it is what the recipient is called. */
  readonly isRecipient?: boolean;
}

/** How people read a group of templates, its mails and their placeholders. */
export interface MailTemplateWords {
  readonly group: string;
  readonly templates: Readonly<Record<string, { readonly name: string; readonly sent: string }>>;
  readonly placeholders: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
}

/** A mail that the product sends. What it says is built in, and an organisation may say it in its own words. */
export interface MailTemplate {
  /** By which its own words are kept; never changed. */
  readonly code: string;
  /** By which `words` name it. */
  readonly key: string;
  readonly words: Readonly<Record<Language, MailTemplateWords>>;
  readonly placeholders: readonly Placeholder[];
  /** Whether a recipient may do without it: what it says can be read elsewhere, and it asks for nothing. */
  readonly isOptional?: boolean;
  readonly builtIn: (language: Language) => MailText;
}

declare module '../../offers' {
  interface Offers {
    /** The mails that it sends. */
    readonly mailTemplates?: readonly MailTemplate[];
  }
}
