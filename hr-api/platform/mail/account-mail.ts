import type { Language } from '../../../lib/contract/platform/languages';
import { instantInWords } from '../dates';
import { accountWords } from './account-words';
import { contentOf } from './templates/built-in';
import type { TemplateMail } from './templates/compose-mail';
import type { MailTemplate, Placeholder } from './templates/mail-template';
import { fill, mailTexts } from './texts';

/** What a person is told about their account: a code to go on with, or that their password is another now. */
export type AccountMailKind = keyof (typeof mailTexts)['en'];

interface AccountMail {
  /** Null where nobody has one. */
  readonly accountId: string | null;
  /** Null where a mail is made and goes nowhere. */
  readonly to: string | null;
  readonly name: string;
  readonly code?: string;
  /** The id that they sign in with. */
  readonly id?: string;
  /** The name of the device that it is about. */
  readonly device?: string;
  /** The name of the calendar that it is about. */
  readonly calendar?: string;
  /** The role that it is about, and the day from which it is held. */
  readonly role?: string;
  readonly from?: string;
  /** How many are left of what it is about. */
  readonly count?: string;
  readonly language: Language;
  readonly at: Date;
  /** From where it was asked for or done, as far as it is known. */
  readonly clientAddress: string | null;
  /** Where the person does something about it. */
  readonly link: string;
}

const PLACEHOLDERS: readonly Placeholder[] = [
  { name: 'name', kind: 'text', isRecipient: true },
  { name: 'when', kind: 'text' },
  { name: 'time', kind: 'text' },
  { name: 'address', kind: 'text' },
  { name: 'link', kind: 'link' },
];
const CODE: Placeholder = { name: 'code', kind: 'code', isRequired: true };
const DEVICE: Placeholder = { name: 'device', kind: 'text' };
const CALENDAR: Placeholder = { name: 'calendar', kind: 'text' };
const ROLE: Placeholder = { name: 'role', kind: 'text' };
const FROM: Placeholder = { name: 'from', kind: 'text' };
const COUNT: Placeholder = { name: 'count', kind: 'text' };
const LOGIN_ID: Placeholder = { name: 'id', kind: 'text' };

/** What else a mail names than all of them do. */
const OWN: Partial<Record<AccountMailKind, readonly Placeholder[]>> = {
  oneTimeCode: [CODE],
  clientCode: [CODE],
  passwordCode: [CODE],
  longCode: [CODE],
  deviceRegistered: [DEVICE],
  calendarSubscribed: [CALENDAR],
  invitation: [LOGIN_ID],
  roleGiven: [ROLE, FROM],
  roleEnded: [ROLE],
  recoveryCodeUsed: [COUNT],
  passkeyAdded: [DEVICE],
  passkeyRemoved: [DEVICE],
  passkeyCopied: [DEVICE],
};

function templateOf(kind: AccountMailKind): MailTemplate {
  const own = OWN[kind] ?? [];
  return {
    code: `account-${kind}`,
    key: kind,
    words: accountWords,
    placeholders: [...PLACEHOLDERS, ...own],
    builtIn: (language) => {
      const { subject, greeting, lead, effect, notYou, closing } = mailTexts[language][kind];
      const code = own.includes(CODE) ? ['{code}'] : [];
      return { subject, content: contentOf([greeting, lead, ...code, effect, '{when}'], [notYou, closing]) };
    },
  };
}

const KINDS = Object.keys(mailTexts.en) as AccountMailKind[];

export const accountTemplates = Object.fromEntries(KINDS.map((kind) => [kind, templateOf(kind)])) as Record<
  AccountMailKind,
  MailTemplate
>;

/** A mail about an account, in the person's language (OTP-02, PWD-08). */
export function accountMail(
  kind: AccountMailKind,
  {
    to,
    accountId,
    name,
    code = '',
    id = '',
    device = '',
    calendar = '',
    role = '',
    from = '',
    count = '',
    ...mail
  }: AccountMail,
): TemplateMail {
  const { language, at, clientAddress, link } = mail;
  const texts = mailTexts[language][kind];
  const place = { time: instantInWords(at, language), address: clientAddress ?? '' };
  const when = fill(clientAddress ? texts.whenAndWhere : texts.when, place);
  const values = {
    ...place,
    name,
    code,
    id,
    device,
    calendar,
    role,
    from,
    count,
    when,
    link: { text: link, address: link },
  };
  return { to, accountId, template: accountTemplates[kind], language, values };
}
