import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../../../lib/contract/platform/languages';
import { codeOfMailImage } from '../../../../lib/contract/platform/mail/images';
import type { Database } from '../../db/database';
import type { Mail } from '../mail';
import type { MailFile } from '../mail-files';
import { readMailImages } from './mail-images';
import type { MailTemplate, MailText, PlaceholderValues } from './mail-template';
import { readOwnTexts, type OwnText } from './own-texts';
import { imageCodesIn, textIssues } from './text-issues';
import { wordMail } from './word-mail';

/** A mail that a template words. */
export interface TemplateMail extends Pick<Mail, 'to' | 'accountId' | 'files' | 'id'> {
  readonly template: MailTemplate;
  readonly language: Language;
  readonly values: PlaceholderValues;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Words mails as the organisation does, or else as they are built in; those that have their words already stay as they are. */
export async function composeMails(db: Database, mails: readonly (Mail | TemplateMail)[], log: Log): Promise<Mail[]> {
  const templates = mails.flatMap((mail) => ('template' in mail ? [mail.template] : []));
  const ownText = await readOwnTexts(db, templates);
  const used = mails.flatMap((mail) => ('template' in mail ? (ownText(mail.template, mail.language) ?? []) : []));
  const images = await readMailImages(db, [...new Set(used.flatMap(({ content }) => imageCodesIn(content)))]);
  return mails.map((mail) => {
    if (!('template' in mail)) return mail;
    const own = ownText(mail.template, mail.language);
    return (own && ownWording(mail, own, images, log)) ?? builtInMail(mail);
  });
}

/** A mail as the product words it. */
export const builtInMail = (mail: TemplateMail): Mail => wordedMail(mail, mail.template.builtIn(mail.language), []);

/** Null for words that cannot be sent: a mail does not fail for them. */
function ownWording(mail: TemplateMail, own: OwnText, images: readonly MailFile[], log: Log): Mail | null {
  const about = { template: mail.template.code, language: mail.language };
  try {
    const issues = textIssues(own, mail.template);
    if (issues.length === 0) return wordedMail(mail, own, images);
    log.error({ ...about, issues }, 'mail template cannot be used');
  } catch (err) {
    log.error({ ...about, err }, 'mail template failed');
  }
  return null;
}

/** A mail in given words, with those of the pictures that it shows. */
export function wordedMail(mail: TemplateMail, text: MailText, images: readonly MailFile[]): Mail {
  const { to, accountId, files = [], id } = mail;
  const shown = new Set<MailFile>();
  const sourceOf = (src: string) => {
    const code = codeOfMailImage(src);
    const image = images.find(({ cid }) => code !== null && cid?.startsWith(`${code}@`));
    if (image) shown.add(image);
    return image ? `cid:${image.cid}` : null;
  };
  const worded = wordMail(text, { ...mail, sourceOf });
  return { to, accountId, ...worded, files: [...shown, ...files], id };
}
