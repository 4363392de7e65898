import { eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ChangeKind } from '../../../lib/contract/changes/change-rules';
import { assignments, employments, jobStatuses, reportingLines, type ReportingKind } from '../tables';
import { tagMembers, tagOwners } from '../tags/tables';
import type { Values } from './rows/dated-row';

type HistoryTable =
  typeof assignments | typeof employments | typeof jobStatuses | typeof reportingLines | typeof tagMembers;

/** What a kind of change writes. */
export interface KindOfChange {
  readonly table: HistoryTable;
  readonly tableName: string;
  /** Which rows of the table are of the kind, and what they have for it. */
  readonly where?: SQL;
  readonly fixed: Values;
  /** The columns of each field, by the field's name on the wire; the first of them is what it says. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const line = (kind: ReportingKind): KindOfChange => ({
  table: reportingLines,
  tableName: 'reporting_lines',
  where: eq(reportingLines.kind, kind),
  fixed: { kind },
  fields: { ReportingID: ['leader_id'] },
});

export const KINDS: Readonly<Record<ChangeKind, KindOfChange>> = {
  job_status: {
    table: jobStatuses,
    tableName: 'job_statuses',
    fixed: {},
    fields: { JobStatus: ['status_code', 'length_months', 'length_days', 'planned_end'] },
  },
  manager: line('manager'),
  admin_manager: line('admin_manager'),
  reviewer: line('reviewer'),
  assignment: {
    table: assignments,
    tableName: 'assignments',
    fixed: {},
    fields: {
      BusinessCode: ['business_code'],
      CompanyCode: ['company_code'],
      UnitCode: ['unit_code'],
      LocationCode: ['location_code'],
      LevelCode: ['level_code'],
    },
  },
  tag: { table: tagMembers, tableName: 'tag_members', fixed: {}, fields: { TagUserCode: ['owner_id'] } },
  leaving: { table: employments, tableName: 'employments', fixed: {}, fields: {} },
};

export const LINES: readonly ChangeKind[] = ['manager', 'admin_manager', 'reviewer'];
export const isLine = (kind: ChangeKind): kind is ReportingKind => LINES.includes(kind);

/** The tables of histories by name, as writes are recorded under it. */
export const tableNamed = (name: string): PgTable => {
  if (name === 'tag_owners') return tagOwners;
  const kind = Object.values(KINDS).find(({ tableName }) => tableName === name);
  if (!kind) throw new Error(`${name} is no table of a history`);
  return kind.table;
};
