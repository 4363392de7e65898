import { said, type GivenRow, type ImportContext, type PlannedRow } from '../../../workplace/imports/import-kind';
import { findDoublesOfRows } from '../reading/find-doubles-of-rows';
import { findHeld } from '../reading/find-held';
import { findLeaders } from '../reading/find-leaders';
import { findSubjects, type Subject } from '../../../workplace/imports/rows/find-subjects';
import { LINE_KINDS, readHistories } from '../../imports/read-histories';
import { readAnswers } from '../write/keep-answers';
import type { PersonFacts } from '../reading/person-facts';
import { planJoiner, type FormerPerson } from './plan-joiner';
import { planUpdate } from './plan-update';
import { textsOf } from '../record/answer-of';
import { readChoices } from '../record/own-choices';
import { LINE_COLUMN, newDraft, type Planning } from '../planning';
import { STATUS_COLUMNS } from './plan-work';
import { IDENTITY_COLUMNS } from '../reading/record-fields';

/** Plans rows: whose key is known is changed, whose is not is added. */
export async function planPeople(
  context: ImportContext,
  facts: PersonFacts,
  given: readonly GivenRow[],
): Promise<PlannedRow[]> {
  const rows = given.map((row) => withMailDomain(row, context.options['MailDomain'] ?? ''));
  const { today } = facts;
  const by = context.keyColumn === 'Mail' ? 'Mail' : 'EmployeeID';
  const subjects = await findSubjects(context, { by, keys: rows.map(({ key }) => key).filter(Boolean), today });
  const subjectsOf = ({ key }: GivenRow): readonly Subject[] => subjects.get(key) ?? [];
  const known = rows.flatMap(subjectsOf);
  const ownFields = facts.ownFields.filter(({ column }) => rows.some(({ values }) => values.has(column)));
  const speaksOfRecord = ({ values }: GivenRow) =>
    [...IDENTITY_COLUMNS, ...ownFields.map(({ column }) => column)].some((column) => values.has(column));
  const texts = rows.flatMap((row) => LINE_KINDS.map((kind) => said(row, LINE_COLUMN[kind])).filter(Boolean));
  const planning: Planning = {
    ...{ context, facts },
    cannotLeave: await findHeld(context, rows, subjectsOf),
    findLeader: await findLeaders(context, texts, today),
    histories: await readHistories(
      context,
      known.flatMap(({ employments }) => employments.map(({ id }) => id)),
      kindsOf(rows),
    ),
    records: await readAnswers(
      context,
      rows.filter(speaksOfRecord).flatMap((row) => subjectsOf(row).map(({ personId }) => personId)),
      [...new Set([...facts.recordFields.values(), ...ownFields].map(({ section }) => section.code))],
    ),
    choose: await readChoices(
      context,
      ownFields.map((own) => ({ own, texts: rows.flatMap((row) => textsOf(own, said(row, own.column))) })),
    ),
  };
  const joining = rows.filter((row) => row.key !== '' && subjectsOf(row).length === 0);
  const doubles = await findDoublesOfRows(context, joining, today);
  return rows.map((row) => {
    const [subject, other] = subjectsOf(row);
    if (row.key === '') return refused(row, context.keyColumn, 'required');
    if (other) return refused(row, context.keyColumn, 'several_people');
    const former = subject && formerOf(row, subject);
    if (subject && !former) return planUpdate(planning, row, subject);
    return planJoiner(planning, row, { double: doubles.get(row.line) ?? null, former: former ?? null });
  });
}

/** Somebody who was here before and comes back by the row; null for who is here, or stays away. */
function formerOf(row: GivenRow, subject: Subject): FormerPerson | null {
  const last = subject.employments.at(-1);
  const joined = said(row, 'JoinedOn');
  if (row.isWritten || !last?.validTo || joined === '' || joined < last.validTo) return null;
  return { subject, leftOn: last.validTo, isSeen: last.isSeen };
}

/** Lists of other products keep what stands before the @ alone. */
function withMailDomain(row: GivenRow, domain: string): GivenRow {
  const mail = said(row, 'Mail');
  if (domain === '' || mail === '' || mail.includes('@')) return row;
  return { ...row, values: new Map(row.values).set('Mail', `${mail.toLowerCase()}@${domain.replace(/^@/, '')}`) };
}

/** Only what rows speak of is read; where people work also says whose they are. */
function kindsOf(rows: readonly GivenRow[]) {
  const speaks = (columns: readonly string[]) => rows.some((row) => columns.some((column) => said(row, column) !== ''));
  return new Set([
    'assignment' as const,
    ...(speaks(STATUS_COLUMNS) ? (['job_status'] as const) : []),
    ...LINE_KINDS.filter((kind) => speaks([LINE_COLUMN[kind]])),
  ]);
}

function refused(row: GivenRow, column: string, reason: string): PlannedRow {
  const { issues } = newDraft({ issues: [...row.issues, { column, reason }] });
  return { line: row.line, label: '', outcome: 'refused', issues, changes: [], memory: {} };
}
