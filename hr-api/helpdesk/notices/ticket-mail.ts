import type { Language } from '../../../lib/contract/platform/languages';
import { bold, contentOf } from '../../platform/mail/templates/built-in';
import type { TemplateMail } from '../../platform/mail/templates/compose-mail';
import type { MailTemplate, Placeholder } from '../../platform/mail/templates/mail-template';
import { fill } from '../../platform/mail/texts';
import { ticketMailWords } from './mail-words';
import { noticeTexts, type NoticeKind } from './notice-texts';

const MAX_LINES = 12;
const MAX_CHARACTERS = 600;

interface TicketMail {
  readonly to: string;
  readonly accountId: string;
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

const TEXTS = [
  'number',
  'subject',
  'name',
  'requester',
  'assignee',
  'process',
  'category',
  'priority',
  'status',
] as const;

/** What only some mails can say. */
const OWN: Partial<Record<NoticeKind, string>> = {
  'ticket-closed': 'until',
  'ticket-response-late': 'due',
  'ticket-resolution-late': 'due',
};

/** Those that ask for nothing: the ticket and the bell tell the same. */
const OPTIONAL: readonly NoticeKind[] = ['ticket-status', 'ticket-closed'];

function templateOf(kind: NoticeKind): MailTemplate {
  const own = OWN[kind];
  return {
    code: `helpdesk-${kind}`,
    key: kind,
    words: ticketMailWords,
    placeholders: [
      { name: 'recipient', kind: 'text', isRecipient: true },
      ...[...TEXTS, ...(own ? [own] : [])].map((name): Placeholder => ({ name, kind: 'text' })),
      { name: 'quote', kind: 'quote' },
      { name: 'link', kind: 'link' },
    ],
    isOptional: OPTIONAL.includes(kind),
    builtIn: (language) => {
      const { mail, frame } = noticeTexts[language];
      const { subject, lead, after } = mail[kind];
      const greeting = fill(frame.greeting, { name: '{recipient}' });
      const paragraphs = [greeting, lead, bold('#{number} {subject}'), '{quote}', after, '{link}'];
      return { subject, content: contentOf(paragraphs, [frame.closing]) };
    },
  };
}

const KINDS = Object.keys(noticeTexts.en.mail) as NoticeKind[];

export const ticketTemplates = Object.fromEntries(KINDS.map((kind) => [kind, templateOf(kind)])) as Record<
  NoticeKind,
  MailTemplate
>;

/** A mail about a ticket, in the person's language. */
export function ticketMail(
  kind: NoticeKind,
  { to, accountId, recipient, language, words, link, values }: TicketMail,
): TemplateMail {
  const { nobody, open } = noticeTexts[language].frame;
  return {
    to,
    accountId,
    template: ticketTemplates[kind],
    language,
    values: {
      ...values,
      recipient,
      assignee: values.assignee || nobody,
      quote: firstLines(words),
      link: { text: open, address: link },
    },
  };
}
