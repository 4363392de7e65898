import { sql } from 'drizzle-orm';
import { amongIds } from '../platform/db/among-ids';
import { anyOf, defineErasure } from '../platform/define-erasure';
import { changes, handovers, historyWrites } from './changes/tables';
import { assignments, corrections, employments, jobStatuses, reportingLines } from './tables';
import { tagMembers, tagOwners } from './tags/tables';

const ids = (employmentIds: readonly string[]) => sql`${sql.param([...employmentIds])}::text[]`;

/**
 * Where they worked, as what and for whom. Whom they led, and which units were theirs, is part of others' records and stays; an
 * employment stays for that, with another code and without why it ended. The database lets these rows go while the erasure runs.
 */
export const employmentErasure = defineErasure({
  name: 'employment',
  titles: {
    de: 'Anstellung mit Verlauf',
    en: 'Employment and its history',
    es: 'Empleo y su historial',
    fr: 'Emploi et son historique',
    ja: '雇用とその履歴',
    zh: '雇佣及其历史',
  },
  order: 5,
  parts: [
    {
      table: handovers,
      where: ({ employmentIds }) =>
        sql`${handovers.changeId} in (select id from ${changes} where ${amongIds(changes.employmentId, employmentIds)})`,
    },
    { table: historyWrites, where: ({ employmentIds }) => amongIds(historyWrites.employmentId, employmentIds) },
    { table: changes, where: ({ employmentIds }) => amongIds(changes.employmentId, employmentIds) },
    {
      table: corrections,
      where: ({ employmentIds }) =>
        anyOf(
          sql`${corrections.before} ->> 'employment_id' = any(${ids(employmentIds)})`,
          amongIds(corrections.rowId, employmentIds),
        ),
    },
    { table: assignments, where: ({ employmentIds }) => amongIds(assignments.employmentId, employmentIds) },
    { table: jobStatuses, where: ({ employmentIds }) => amongIds(jobStatuses.employmentId, employmentIds) },
    { table: reportingLines, where: ({ employmentIds }) => amongIds(reportingLines.employmentId, employmentIds) },
    { table: tagMembers, where: ({ employmentIds }) => amongIds(tagMembers.employmentId, employmentIds) },
    { table: tagOwners, where: ({ employmentIds }) => amongIds(tagOwners.employmentId, employmentIds) },
    {
      table: employments,
      where: ({ employmentIds }) => amongIds(employments.id, employmentIds),
      set: { code: sql`gen_random_uuid()::text`, leftBecause: null, leftReason: null },
    },
  ],
});
