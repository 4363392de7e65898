import type { Language } from '../../../lib/contract/platform/languages';
import { mailHtml } from '../../platform/mail/html';
import type { Mail } from '../../platform/mail/mail';
import { fill, linkLine } from '../../platform/mail/texts';
import { noticeTexts, type NoticeKind } from './notice-texts';

const MAX_LINES = 12;
const MAX_CHARACTERS = 600;

interface TicketMail {
  readonly to: string;
  /** Whom it is written to. */
  readonly recipient: string;
  readonly language: Language;
  /** What somebody wrote; empty where nobody did. */
  readonly words: string;
  /** The ticket's own page. */
  readonly link: string;
  /** What the texts name, in the same language. */
  readonly values: Readonly<Record<string, string>>;
}

/** The first lines of what somebody wrote. */
export function firstLines(words: string): string {
  const text = words.replace(/\r\n?/g, '\n').trim();
  const lines = text.split('\n').slice(0, MAX_LINES).join('\n');
  const first = [...lines].slice(0, MAX_CHARACTERS).join('');
  return first === text ? text : `${first.trimEnd()} …`;
}

/** A mail about a ticket, in the person's language. */
export function ticketMail(kind: NoticeKind, { to, recipient, language, words, link, values }: TicketMail): Mail {
  const { mail, frame } = noticeTexts[language];
  const { nobody, open, closing } = frame;
  const texts = mail[kind];
  const given = { ...values, assignee: values.assignee || nobody };
  const subject = fill(texts.subject, given);
  const before = [fill(frame.greeting, { name: recipient }), fill(texts.lead, given)];
  const about = fill('#{number} {subject}', given);
  const after = [fill(texts.after, given)];
  const named = { text: open, address: link };
  const quote = firstLines(words);
  const quoted = quote && quote.replace(/^/gm, '> ');
  const paragraphs = [...before, about, ...(quoted ? [quoted] : []), ...after, linkLine(language, named), closing];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailHtml({
      language,
      title: subject,
      paragraphs: before,
      about,
      quote,
      after,
      link: named,
      closing,
    }),
  };
}
