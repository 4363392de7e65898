import { ASSIGNMENT_FIELDS, type AssignmentField } from '../../../../lib/contract/changes/change-rules';
import type { CalendarDate } from '../../../platform/dates';
import type { Values } from '../../../people/changes/rows/dated-row';
import { said, type GivenRow } from '../../../workplace/imports/import-kind';
import type { Leader } from '../reading/find-leaders';
import type { LineKind } from '../../imports/read-histories';
import type { PersonFacts } from '../reading/person-facts';
import { LINE_COLUMN, type Draft, type Planning } from '../planning';
import { statusValues } from '../../job-status/status-request';

export const COLUMN_OF = {
  BusinessCode: 'business_code',
  CompanyCode: 'company_code',
  UnitCode: 'unit_code',
  LocationCode: 'location_code',
  LevelCode: 'level_code',
} as const satisfies Record<AssignmentField, string>;

/** What a row says of where somebody works, by the columns of an assignment; what is no such thing is an issue. */
export function givenPlace(facts: PersonFacts, row: GivenRow, draft: Draft): Record<string, string> {
  const place: Record<string, string> = {};
  for (const field of ASSIGNMENT_FIELDS) {
    const text = said(row, field);
    if (text === '') continue;
    const meant = facts.meantBy(field, text);
    if (typeof meant === 'string') draft.issues.push({ column: field, reason: `${meant}_choice`, params: { text } });
    else place[COLUMN_OF[field]] = meant.code;
  }
  return place;
}

export const STATUS_COLUMNS = ['JobStatus', 'NoOfMonths', 'NoOfDays', 'EndDate'] as const;

/**
 * What a row says of a job status from a day on, as it is kept; null where it says nothing. What it leaves out of the status that holds
 * already stays as it is.
 */
export function givenStatus(
  facts: PersonFacts,
  row: GivenRow,
  draft: Draft,
  { from, current }: { readonly from: CalendarDate; readonly current: Values | null },
): Values | null {
  if (STATUS_COLUMNS.every((column) => said(row, column) === '')) return null;
  const text = said(row, 'JobStatus');
  const meant = text === '' ? null : facts.meantBy('JobStatus', text);
  if (typeof meant === 'string') {
    draft.issues.push({ column: 'JobStatus', reason: `${meant}_choice`, params: { text } });
    return null;
  }
  const code = meant?.code ?? String(current?.['status_code'] ?? '');
  if (code === '') {
    draft.issues.push({ column: 'JobStatus', reason: 'required' });
    return null;
  }
  const stays = current && String(current['status_code']) === code ? current : null;
  const kept = (column: (typeof STATUS_COLUMNS)[number], name: string) =>
    said(row, column) || String(stays?.[name] ?? '');
  const endsBy = facts.endsBy.get(code);
  if (stays && ['NoOfMonths', 'NoOfDays', 'EndDate'].every((column) => said(row, column) === '')) return stays;
  const issues = { add: (column: string, reason: string) => void draft.issues.push({ column, reason }) };
  const values = statusValues(
    {
      ...{ code, endsBy, from },
      NoOfMonths: kept('NoOfMonths', 'length_months'),
      NoOfDays: kept('NoOfDays', 'length_days'),
      EndDate: kept('EndDate', 'planned_end'),
    },
    issues,
  );
  return values;
}

/** From when on somebody of the file leads whoever joins with them: not before they are there themselves. */
export const leadsFrom = (leader: Leader, from: CalendarDate): CalendarDate =>
  'line' in leader && leader.from > from ? leader.from : from;

/** Whom a row says as a leader from a day on; undefined where it says nobody, or nobody who can be. */
export function givenLeader(
  { findLeader }: Pick<Planning, 'findLeader'>,
  row: GivenRow,
  draft: Draft,
  {
    kind,
    from,
    personId,
    mayComeLater = false,
  }: {
    readonly kind: LineKind;
    readonly from: CalendarDate;
    readonly personId: string;
    readonly mayComeLater?: boolean;
  },
): Leader | undefined {
  const column = LINE_COLUMN[kind];
  const text = said(row, column);
  if (text === '') return undefined;
  const leader = findLeader(text, { from, needsAccount: kind === 'admin_manager' });
  const refuse = (reason: string) => void draft.issues.push({ column, reason, params: { text } });
  if (typeof leader === 'string') return refuse(`${leader}_leader`) as undefined;
  const isSelf = 'line' in leader ? leader.line === row.line : leader.personId === personId;
  if (isSelf) return refuse('own_leader') as undefined;
  if ('line' in leader && leader.from > from && !mayComeLater) return refuse('leader_later') as undefined;
  return leader;
}
