import { bold, contentOf } from '../../../platform/mail/templates/built-in';
import type { TemplateMail } from '../../../platform/mail/templates/compose-mail';
import type { MailTemplate, Placeholder } from '../../../platform/mail/templates/mail-template';
import { approvalTexts, type NoticeKind } from '../texts';
import { approvalMailWords } from './mail-words';
import type { Notice } from './notice';

/** What each mail names beside the recipient and the link. */
const NAMED: Record<NoticeKind, readonly string[]> = {
  waiting: ['asker', 'about'],
  amended: ['asker', 'about'],
  reminder: ['asker', 'about'],
  escalated: ['asker', 'about'],
  withdrawn: ['asker', 'about'],
  approved: ['about', 'quote'],
  rejected: ['about', 'quote'],
  delegated: ['asker', 'from', 'to'],
  returned: ['delegate'],
  stopped: ['asker'],
};

/** Those that ask for something: without the way there they would be of no use. */
const ASKING: readonly NoticeKind[] = ['waiting', 'amended', 'reminder', 'escalated'];

function templateOf(kind: NoticeKind): MailTemplate {
  const named = NAMED[kind];
  const isAbout = named.includes('about');
  return {
    code: `approvals-${kind}`,
    key: kind,
    words: approvalMailWords,
    placeholders: [
      { name: 'name', kind: 'text', isRecipient: true },
      ...named.map((name): Placeholder => ({ name, kind: name === 'quote' ? 'quote' : 'text' })),
      { name: 'link', kind: 'link', isRequired: ASKING.includes(kind) },
    ],
    isOptional: !ASKING.includes(kind),
    builtIn: (language) => {
      const { notice, mail, about } = approvalTexts[language];
      const { lead, after } = mail[kind];
      const middle = [...(isAbout ? [bold('{about}')] : []), ...(named.includes('quote') ? ['{quote}'] : [])];
      return {
        subject: isAbout ? `${notice[kind]} ({about})` : notice[kind],
        content: contentOf([about.greeting, lead, ...middle, after, '{link}'], [about.closing]),
      };
    },
  };
}

const KINDS = Object.keys(approvalTexts.en.notice) as NoticeKind[];

export const approvalTemplates = Object.fromEntries(KINDS.map((kind) => [kind, templateOf(kind)])) as Record<
  NoticeKind,
  MailTemplate
>;

/** A notice as a mail. */
export function noticeMail(
  { kind, language, values, about, words }: Notice,
  { to, accountId, name, link }: { to: string; accountId: string; name: string; link: string },
): TemplateMail {
  const texts = approvalTexts[language].about;
  const named = { text: about ? texts.open : texts.list, address: link };
  const template = approvalTemplates[kind];
  return { to, accountId, template, language, values: { ...values, name, about, quote: words, link: named } };
}
