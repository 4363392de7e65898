import type { Language } from '../../../../lib/contract/platform/languages';
import { escapeHtml } from '../../../platform/escape-html';
import { mailHtml } from '../../../platform/mail/html';
import type { Mail } from '../../../platform/mail/mail';
import { fill, linkLine } from '../../../platform/mail/texts';
import { approvalTexts, type NoticeKind } from '../texts';

export interface Notice {
  readonly kind: NoticeKind;
  readonly language: Language;
  /** What the texts name, in that language: none of what is asked for. */
  readonly values: Readonly<Record<string, string>>;
  /** What kind of thing it is, and of whom; empty for a delegation. */
  readonly about: string;
  /** What somebody wrote with their decision. */
  readonly words: string;
}

export const subjectOfNotice = ({ kind, language, values }: Notice): string =>
  fill(approvalTexts[language].notice[kind], values);

/** The body of the notification. */
export function noticeBody({ about, words }: Notice): string {
  const lines = [about && `<b>${escapeHtml(about)}</b>`, escapeHtml(words).replace(/\n/g, '<br>')];
  return lines
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** The same as a mail. */
export function noticeMail(notice: Notice, { to, name, link }: { to: string; name: string; link: string }): Mail {
  const { kind, language, values, about, words } = notice;
  const { mail, about: frame } = approvalTexts[language];
  const subject = about ? `${subjectOfNotice(notice)} (${about})` : subjectOfNotice(notice);
  const before = [fill(frame.greeting, { name }), fill(mail[kind].lead, values)];
  const after = [fill(mail[kind].after, values)].filter(Boolean);
  const named = { text: about ? frame.open : frame.list, address: link };
  const quoted = words && words.replace(/^/gm, '> ');
  const paragraphs = [...before, about, quoted, ...after, linkLine(language, named), frame.closing].filter(Boolean);
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailHtml({
      language,
      title: subject,
      paragraphs: before,
      about: about || undefined,
      quote: words || undefined,
      after,
      link: named,
      closing: frame.closing,
    }),
  };
}
