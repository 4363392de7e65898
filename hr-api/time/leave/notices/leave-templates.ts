import { bold, contentOf } from '../../../platform/mail/templates/built-in';
import type { MailTemplate, Placeholder } from '../../../platform/mail/templates/mail-template';
import { approvalTexts } from '../../../workplace/approvals/texts';
import { leaveTexts } from '../texts';
import { leaveMailWords } from './mail-words';

/** What is told of leave; by which template, and what it names beside the recipient and the link. */
const NAMED = {
  approved: ['days', 'quote'],
  rejected: ['days', 'quote'],
  cancelled: ['person', 'days'],
  cancelledByOther: ['by', 'days', 'quote'],
  recounted: ['days'],
} as const satisfies Readonly<Record<keyof (typeof leaveTexts)['en']['notices'], readonly string[]>>;

export type LeaveNoticeKind = keyof typeof NAMED;

const CODES = {
  approved: 'leave-approved',
  rejected: 'leave-rejected',
  cancelled: 'leave-cancelled',
  cancelledByOther: 'leave-cancelled-by-other',
  recounted: 'leave-recounted',
};

function templateOf(kind: LeaveNoticeKind): MailTemplate {
  const named: readonly string[] = NAMED[kind];
  return {
    ...{ code: CODES[kind], key: kind, words: leaveMailWords, isOptional: true },
    placeholders: [
      { name: 'name', kind: 'text', isRecipient: true },
      ...named.map((name): Placeholder => ({ name, kind: name === 'quote' ? 'quote' : 'text' })),
      { name: 'link', kind: 'link' },
    ],
    builtIn: (language) => {
      const { subject, lead } = leaveTexts[language].notices[kind];
      const { greeting, closing } = approvalTexts[language].about;
      const quote = named.includes('quote') ? '{quote}' : '';
      return { subject, content: contentOf([greeting, lead, bold('{days}'), quote, '{link}'], [closing]) };
    },
  };
}

export const leaveTemplates: Readonly<Record<LeaveNoticeKind, MailTemplate>> = {
  approved: templateOf('approved'),
  rejected: templateOf('rejected'),
  cancelled: templateOf('cancelled'),
  cancelledByOther: templateOf('cancelledByOther'),
  recounted: templateOf('recounted'),
};
