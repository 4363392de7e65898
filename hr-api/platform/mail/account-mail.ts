import type { Language } from '../../../lib/contract/platform/languages';
import { instantInWords } from '../dates';
import { mailHtml } from './html';
import type { Mail } from './mail';
import { fill, mailTexts } from './texts';

/** What a person is told about their account: a code to go on with, or that their password is another now. */
export type AccountMailKind = keyof (typeof mailTexts)['en'];

interface AccountMail {
  /** Null where a mail is made and goes nowhere. */
  readonly to: string | null;
  readonly name: string;
  readonly code?: string;
  /** The name of the device that it is about. */
  readonly device?: string;
  readonly language: Language;
  readonly at: Date;
  /** From where it was asked for or done, as far as it is known. */
  readonly clientAddress: string | null;
  /** Where the person does something about it. */
  readonly link: string;
}

/** A mail about an account, in the person's language (OTP-02, PWD-08). */
export function accountMail(
  kind: AccountMailKind,
  { to, name, code, device, language, at, clientAddress, link }: AccountMail,
): Mail {
  const texts = mailTexts[language][kind];
  const values = {
    name,
    link,
    code: code ?? '',
    device: device ?? '',
    time: instantInWords(at, language),
    address: clientAddress ?? '',
  };
  const say = (text: string) => fill(text, values);
  const subject = say(texts.subject);
  const before = [say(texts.greeting), say(texts.lead)];
  const after = [say(texts.effect), say(clientAddress ? texts.whenAndWhere : texts.when)];
  const warning = say(texts.notYou);
  const paragraphs = [...before, ...(code ? [code] : []), ...after, warning, texts.closing];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailHtml({ language, title: subject, paragraphs: before, code, after, warning, closing: texts.closing }),
  };
}
