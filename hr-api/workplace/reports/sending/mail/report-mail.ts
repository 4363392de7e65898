import type { Language } from '../../../../../lib/contract/platform/languages';
import { dayInWords, dayOf, instantInWords } from '../../../../platform/dates';
import type { Environment } from '../../../../platform/env';
import { bold, contentOf } from '../../../../platform/mail/templates/built-in';
import type { TemplateMail } from '../../../../platform/mail/templates/compose-mail';
import type { MailTable, MailTemplate, Placeholder } from '../../../../platform/mail/templates/mail-template';
import { fill } from '../../../../platform/mail/texts';
import type { Cell } from '../../../../platform/table-files/table-file';
import { MAX_COMPARED_ROWS } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import { headingOf } from '../../files/report-columns';
import type { Told } from '../changes/changes-since';
import type { Part } from '../run/parts';
import type { View } from '../run/view';
import { sendingTexts } from './sending-texts';

/** More columns than a mail shows side by side. */
const MAX_SHOWN_COLUMNS = 4;

const SENT_PAGE = 'home/sentreport/key';

const words = Object.fromEntries(
  Object.entries(sendingTexts).map(([language, texts]) => [language, texts.words]),
) as unknown as MailTemplate['words'];

const placeholders: readonly Placeholder[] = [
  { name: 'name', kind: 'text', isRecipient: true },
  { name: 'layout', kind: 'text' },
  { name: 'owner', kind: 'text' },
  { name: 'period', kind: 'text' },
  { name: 'rows', kind: 'text' },
  { name: 'leftOut', kind: 'text' },
  { name: 'table', kind: 'table' },
  { name: 'link', kind: 'link', isRequired: true },
];

export const reportTemplate: MailTemplate = {
  code: 'reports-sent',
  key: 'sent',
  words,
  placeholders,
  builtIn: (language) => {
    const { subject, greeting, lead, count, closing } = sendingTexts[language].mail;
    const content = contentOf([greeting, lead, bold('{layout}'), count, '{leftOut}', '{table}', '{link}'], [closing]);
    return { subject, content };
  },
};

/** The same, where its schedule tells what changed since the last mail. */
export const changesTemplate: MailTemplate = {
  code: 'reports-changed',
  key: 'changed',
  words,
  placeholders: [...placeholders, { name: 'changes', kind: 'text' }],
  builtIn: (language) => {
    const { greeting, lead, count, closing } = sendingTexts[language].mail;
    const { subject, since } = sendingTexts[language].changedMail;
    const paragraphs = [greeting, lead, bold('{layout}'), since, count, '{leftOut}', '{table}', '{link}'];
    return { subject, content: contentOf(paragraphs, [closing]) };
  },
};

interface ReportMail {
  readonly env: Pick<Environment, 'APP_URL'>;
  readonly part: Part;
  readonly view: View;
  readonly layoutName: string;
  readonly ownerName: string;
  readonly rowCount: number;
  readonly first: readonly (readonly Cell[])[];
  /** What changed since the last mail; null where nobody asked for it. */
  readonly told: Told | null;
  readonly linkCode: string | null;
  readonly now: Date;
}

/** The mail of one recipient: what it is, how much of it, and what was left out. */
export function reportMail(mail: ReportMail): TemplateMail {
  const { env, part, view, layoutName, ownerName, rowCount, told, linkCode, now } = mail;
  const { language, recipient } = part;
  const texts = sendingTexts[language].mail;
  const address = linkCode ? `${env.APP_URL}/${SENT_PAGE}/${linkCode}` : `${env.APP_URL}/home/commonreport`;
  return {
    to: recipient.address || recipient.reader!.mail,
    accountId: recipient.accountId,
    template: told ? changesTemplate : reportTemplate,
    language,
    values: {
      name: recipient.reader?.name ?? recipient.address,
      layout: layoutName,
      owner: ownerName,
      period: periodOf(view, language, now),
      rows: String(rowCount),
      leftOut: leftOutIn(part),
      ...(told && { changes: changesIn(told, language) }),
      // What is fetched behind a sign-in is not said in the mail.
      table: linkCode ? '' : tableOf(mail),
      // Who has no account has nowhere to go.
      link: recipient.accountId ? { text: linkCode ? texts.fetch : texts.open, address } : '',
    },
  };
}

function periodOf({ question: { report, span } }: View, language: Language, now: Date): string {
  if (report.days === 'day') return dayInWords(span.on, language);
  if (report.days === 'none') return dayInWords(dayOf(now), language);
  return `${dayInWords(span.from, language)} – ${dayInWords(span.to, language)}`;
}

function changesIn(told: Told, language: Language): string {
  const { counts, first, tooMany } = sendingTexts[language].changedMail;
  if (told === 'first') return first;
  const number = new Intl.NumberFormat(language);
  if (told === 'too_many') return fill(tooMany, { count: number.format(MAX_COMPARED_ROWS) });
  const { added, gone, altered } = told;
  return fill(counts, {
    ...{ added: number.format(added), gone: number.format(gone), altered: number.format(altered) },
  });
}

function leftOutIn({ reasons, missing, language }: Part): string {
  const texts = sendingTexts[language].mail;
  const columns = missing.map((column) => headingOf(column).heading).join(', ');
  return [
    reasons.includes('fewer_rows') ? texts.fewerRows : '',
    reasons.includes('fewer_columns') ? fill(texts.fewerColumns, { columns }) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function tableOf({ view, first, part, rowCount }: ReportMail): MailTable | '' {
  if (first.length === 0) return '';
  const head = view.columns.slice(0, MAX_SHOWN_COLUMNS).map((column) => headingOf(column).heading);
  const rows = first.map((row) => row.slice(0, MAX_SHOWN_COLUMNS).map((cell) => textOf(cell, part.language)));
  const isPart = rowCount > first.length || view.columns.length > head.length;
  const count = { shown: String(rows.length), rows: String(rowCount) };
  return { head, rows, note: isPart ? fill(sendingTexts[part.language].mail.part, count) : '' };
}

function textOf(cell: Cell, language: Language): string {
  if (cell === null) return '';
  if (cell instanceof Date) return instantInWords(cell, language);
  return typeof cell === 'object' ? dayInWords(cell.on, language) : String(cell);
}
