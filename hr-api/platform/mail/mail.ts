import type { MailFile, OpenMailFile } from './mail-files';

export interface Mail {
  /** Null for a mail that is made for the work of it and goes nowhere. */
  readonly to: string | null;
  /** Whose it is; left out for somebody without an account. */
  readonly accountId?: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What goes along with it. */
  readonly files?: readonly MailFile[];
  /** What its Message-ID is made of; whoever may queue a delivery a second time gives the same again. */
  readonly id?: string;
}

/** A mail on its way; the id makes a second sending recognisable as the same mail. */
export interface QueuedMail extends Mail {
  readonly id: string;
  readonly queuedAt: string;
}

/** A mail that goes to somebody, with its files at hand. */
export type AddressedMail = Omit<QueuedMail, 'to' | 'files'> & {
  readonly to: string;
  readonly files: readonly OpenMailFile[];
};

/** Delivers one mail, or throws to be called again later. */
export type Deliver = (mail: AddressedMail) => Promise<void>;
