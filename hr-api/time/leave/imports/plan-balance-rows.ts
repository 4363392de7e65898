import { MAX_LEAVE_NOTE } from '../../../../lib/contract/time/leave/leave-rules';
import { covers } from '../../../people/effective-dates';
import { canCorrectHistory } from '../../../people/policy';
import { rolledBack } from '../../../platform/db/rolled-back';
import { dayOf, wireDate, type CalendarDate } from '../../../platform/dates';
import {
  said,
  type GivenRow,
  type ImportContext,
  type PlannedRow,
  type RowOfFile,
  type SettledRow,
} from '../../../workplace/imports/import-kind';
import { findSubjects, type Subject } from '../../../workplace/imports/rows/find-subjects';
import { linesBefore } from '../../../workplace/imports/rows/lines-before';
import type { RowChange, RowIssue } from '../../../workplace/imports/tables';
import { justificationOf } from '../../../workplace/imports/usual-options';
import { readRules, type RulesByType } from '../ledger/read-rules';
import { ruleOn } from '../rules/entitlement';
import { amountOfText } from './amount-of-text';
import type { BalanceColumn } from './balance-columns';
import { balancesOnDays, settleAmong, type AccountOn, type FoundBalance } from './balances-on-days';
import { readTypesMeant, type MeantType } from './type-meant-by';

/** What is remembered of a row, as JSON. */
export interface BalanceMemory {
  readonly employment?: string;
  readonly type?: number;
  /** The entry that was written. */
  readonly entry?: number;
}

/** What is written of a row: what the account is to come to as on the day. */
export interface BalanceWork extends AccountOn {
  readonly given: GivenRow;
  readonly personId: string;
  readonly lastDay: CalendarDate | null;
  readonly note: string;
  /** What the ledger lacks of it; below zero what it has too much. */
  readonly difference: number;
}

/** What rows are planned with: read once for all of them. */
interface Reading {
  readonly context: ImportContext;
  readonly today: CalendarDate;
  readonly rules: RulesByType;
  readonly typeMeantBy: (text: string) => MeantType;
  readonly subjects: ReadonlyMap<string, readonly Subject[]>;
}

/** A row that says a balance of an account as on a day, before it is known what the ledger has. */
interface Meant extends Omit<BalanceWork, 'difference'> {
  readonly label: string;
  readonly balance: number;
}

/** What is known of whose row it is, even where it is refused. */
interface Refused {
  readonly label: string;
  readonly memory: BalanceMemory;
  readonly issues: readonly RowIssue[];
}

const isRefused = (read: Meant | Refused): read is Refused => 'issues' in read;

/** Plans rows beside what the ledger will have once the rules have granted all that is due: writes nothing that stays. */
export async function planBalanceRows(context: ImportContext, rows: readonly GivenRow[]): Promise<PlannedRow[]> {
  const { db, now } = context;
  const by = context.keyColumn === 'Mail' ? 'Mail' : 'EmployeeID';
  const keys = [...new Set(rows.map(({ key }) => key).filter(Boolean))];
  const today = dayOf(now);
  const reading: Reading = {
    ...{ context, today, rules: await readRules(db), typeMeantBy: await readTypesMeant(db) },
    subjects: await findSubjects(context, { by, keys, today }),
  };
  const read = rows.map((row) => readRow(reading, row));
  const meant = read.flatMap((one) => (isRefused(one) ? [] : [one]));
  const ids = meant.map(({ employmentId }) => employmentId);
  const balances = await rolledBack(db, async (tx) => {
    await settleAmong(tx, ids, now);
    return balancesOnDays(tx, meant);
  });
  const found = new Map(meant.map((one, at) => [one.given.line, balances[at]]));
  const lineOf = linesBefore(await context.rowsWithKeys(keys), rows, (memory: BalanceMemory) =>
    isOfAccount(memory) ? accountOf(memory) : undefined,
  );
  return read.map((one, at): PlannedRow => {
    const line = rows[at]?.line ?? 0;
    const planned = isRefused(one) ? refusedRow(one) : plannedRow(one, found.get(line), lineOf);
    return { line, ...planned };
  });
}

type Planned = Omit<PlannedRow, 'line'>;

const refusedRow = ({ label, memory, issues }: Refused): Planned => ({
  ...{ label, issues, memory: { ...memory }, outcome: 'refused', changes: [] },
});

function plannedRow(meant: Meant, found: FoundBalance | undefined, lineOf: Map<string, number>): Planned {
  const { label, employmentId, typeCode, given, balance, lastDay } = meant;
  const memory: BalanceMemory = { employment: employmentId, type: typeCode };
  const refused = (column: BalanceColumn, reason: string, params?: RowIssue['params']) =>
    refusedRow({ label, memory, issues: [{ column, reason, ...(params && { params }) }] });
  const account = accountOf(memory);
  const line = lineOf.get(account);
  if (line !== undefined && line !== given.line) return refused('TypeCode', 'twice_in_file', { line });
  lineOf.set(account, given.line);
  if (!found) throw new Error('the ledger of a row was not read');
  const difference = balance - found.balance;
  if (difference < 0 && lastDay !== null) return refused('LastDay', 'ends_nothing');
  const work: BalanceWork = { ...meant, difference };
  const isSame = difference === 0;
  return {
    ...{ label, memory: { ...memory }, issues: [], work },
    outcome: isSame ? 'same' : found.isBegun ? 'changed' : 'new',
    changes: isSame ? [] : changesOf(meant, found.balance),
  };
}

const changesOf = ({ typeCode, day, balance, lastDay }: Meant, before: number): RowChange[] => [
  { column: 'TypeCode', from: '', to: String(typeCode) },
  { column: 'AsOn', from: '', to: day },
  { column: 'Balance', from: String(before), to: String(balance) },
  ...(lastDay === null ? [] : [{ column: 'LastDay', from: '', to: lastDay }]),
];

/** What a row says, or why it is refused whatever the ledger has. */
function readRow(reading: Reading, row: GivenRow): Meant | Refused {
  const { context, today, rules, typeMeantBy } = reading;
  const [subject, other] = reading.subjects.get(row.key) ?? [];
  const isSeen = subject?.employments.some((one) => one.isSeen) ?? false;
  const label = (isSeen && subject?.name) || '';
  const text = (column: BalanceColumn) => said(row, column);
  const typeCode = typeMeantBy(text('TypeCode'));
  const [day, lastDay] = [text('AsOn'), text('LastDay')];
  const employment = subject?.employments.find((one) => one.isSeen && covers(one, day));
  const memory: BalanceMemory = {
    ...(employment && { employment: employment.id }),
    ...(typeof typeCode === 'number' && { type: typeCode }),
  };
  const refuse = (column: BalanceColumn | '', reason: string, params?: RowIssue['params']): Refused => ({
    ...{ label, memory, issues: [{ column, reason, ...(params && { params }) }] },
  });
  const key: BalanceColumn = context.keyColumn === 'Mail' ? 'Mail' : 'EmployeeID';
  if (row.issues.length > 0) return { label, memory, issues: row.issues };
  if (!context.actor.permissions.has('leave.keep')) return refuse('', 'no_right');
  if (row.key === '') return refuse(key, 'required');
  if (other) return refuse(key, 'several_people');
  if (!subject || !isSeen) return refuse(key, 'unknown_person');
  if (!canCorrectHistory(context.actor, subject)) return refuse(key, 'own');
  if (text('TypeCode') === '') return refuse('TypeCode', 'required');
  if (typeof typeCode === 'string') return refuse('TypeCode', `${typeCode}_choice`, { text: text('TypeCode') });
  if (day === '') return refuse('AsOn', 'required');
  if (day > today) return refuse('AsOn', 'in_future');
  if (!employment) return refuse('AsOn', 'not_employed', { day: wireDate(day) });
  if (!ruleOn(rules.get(typeCode) ?? [], day)) return refuse('TypeCode', 'no_rule', { day: wireDate(day) });
  if (text('Balance') === '') return refuse('Balance', 'required');
  const balance = amountOfText(text('Balance'));
  if (balance === null) return refuse('Balance', 'no_days', { text: text('Balance') });
  if (lastDay !== '' && lastDay < day) return refuse('LastDay', 'ends_before');
  const note = text('Note') || justificationOf(context);
  if (note.length > MAX_LEAVE_NOTE) return refuse('Note', 'too_long');
  return {
    ...{ label, given: row, personId: subject.personId, employmentId: employment.id, typeCode, day, balance, note },
    lastDay: lastDay === '' ? null : lastDay,
  };
}

const accountOf = ({ employment, type }: BalanceMemory) => `${employment} ${type}`;

const isOfAccount = (memory: BalanceMemory) => memory.employment !== undefined && memory.type !== undefined;

/** Of rows that say a balance of the same account nobody knows which is right: none of them is taken. */
export function settleBalanceRows(rows: readonly RowOfFile[]): SettledRow[] {
  const lines = new Map<string, number[]>();
  for (const { line, memory } of rows.filter((row) => isOfAccount(row.memory)))
    lines.set(accountOf(memory), [...(lines.get(accountOf(memory)) ?? []), line]);
  return rows.flatMap(({ line, memory, outcome }) => {
    const other = outcome === 'refused' ? undefined : lines.get(accountOf(memory))?.find((one) => one !== line);
    if (other === undefined) return [];
    return [{ line, rank: 0, issue: { column: 'TypeCode', reason: 'twice_in_file', params: { line: other } } }];
  });
}
