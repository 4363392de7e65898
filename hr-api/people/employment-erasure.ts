import { and, not, sql, type SQL } from 'drizzle-orm';
import { amongIds } from '../platform/db/among-ids';
import { anyOf, defineErasure, mentions, withoutWords, type ErasurePart } from '../platform/define-erasure';
import { changes, handovers, historyWrites } from './changes/tables';
import { assignments, corrections, employments, jobStatuses, reportingLines } from './tables';
import { tagMembers, tagOwners } from './tags/tables';

const ids = (employmentIds: readonly string[]) => sql`${sql.param([...employmentIds])}::text[]`;

const isCorrectionOf = (employmentIds: readonly string[]) =>
  anyOf(
    sql`coalesce(${corrections.before} ->> 'employment_id' = any(${ids(employmentIds)}), false)`,
    amongIds(corrections.rowId, employmentIds),
  );

/** What is said in a dated row of somebody else, such as from whom they were taken over. */
const saidOf = (table: typeof assignments | typeof jobStatuses | typeof reportingLines): ErasurePart => ({
  table,
  where: ({ employmentIds, words }) =>
    and(not(amongIds(table.employmentId, employmentIds)), mentions(table.justification, words)) as SQL,
  set: ({ words }) => ({ justification: withoutWords(table.justification, words) }),
});

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
    ...[assignments, jobStatuses, reportingLines].map(saidOf),
    {
      table: changes,
      where: ({ employmentIds, words }) =>
        and(
          not(amongIds(changes.employmentId, employmentIds)),
          anyOf(mentions(changes.justification, words), mentions(changes.undoneBecause, words)),
        ) as SQL,
      set: ({ words }) => ({
        justification: withoutWords(changes.justification, words),
        undoneBecause: withoutWords(changes.undoneBecause, words),
      }),
    },
    {
      table: historyWrites,
      where: ({ employmentIds, words }) =>
        and(
          not(amongIds(historyWrites.employmentId, employmentIds)),
          anyOf(mentions(historyWrites.before, words), mentions(historyWrites.after, words)),
        ) as SQL,
      set: ({ words }) => ({
        before: sql`${withoutWords(historyWrites.before, words)}::jsonb`,
        after: sql`${withoutWords(historyWrites.after, words)}::jsonb`,
      }),
    },
    {
      table: corrections,
      where: ({ employmentIds, words }) =>
        and(
          not(isCorrectionOf(employmentIds)),
          anyOf(...[corrections.reason, corrections.before, corrections.after].map((said) => mentions(said, words))),
        ) as SQL,
      set: ({ words }) => ({
        reason: withoutWords(corrections.reason, words),
        before: sql`${withoutWords(corrections.before, words)}::jsonb`,
        after: sql`${withoutWords(corrections.after, words)}::jsonb`,
      }),
    },
    {
      table: handovers,
      where: ({ employmentIds }) =>
        sql`${handovers.changeId} in (select id from ${changes} where ${amongIds(changes.employmentId, employmentIds)})`,
    },
    { table: historyWrites, where: ({ employmentIds }) => amongIds(historyWrites.employmentId, employmentIds) },
    { table: changes, where: ({ employmentIds }) => amongIds(changes.employmentId, employmentIds) },
    { table: corrections, where: ({ employmentIds }) => isCorrectionOf(employmentIds) },
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
