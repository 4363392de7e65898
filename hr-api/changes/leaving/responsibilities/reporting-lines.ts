import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Language } from '../../../../lib/contract/platform/languages';
import { MAX_NAMED } from '../../../../lib/contract/changes/change-rules';
import { dayOf } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import type {
  Successors,
  Responsibility,
  Leaver,
  LeavingContext,
} from '../../../people/changes/leaving/responsibility';
import { lockLines } from '../../../people/changes/checks/find-circles';
import { lockEmployments } from '../../../people/changes/make/read-employments';
import { makeChanges } from '../../../people/changes/make/make-changes';
import { endOf, writesBetween, type DatedRow } from '../../../people/changes/rows/dated-row';
import { readRows } from '../../../people/changes/rows/read-rows';
import { writeRows } from '../../../people/changes/rows/write-rows';
import { employments, persons, reportingLines, type ReportingKind } from '../../../people/tables';
import { changeTexts } from '../../change-texts';

const TITLES = { manager: 'reports', admin_manager: 'adminReports', reviewer: 'reviews' } as const;

/** The lines of a kind that lead to somebody on the first day after their employment or later. */
const linesTo = (kind: ReportingKind, { employmentId, day }: Leaver) =>
  and(
    eq(reportingLines.kind, kind),
    eq(reportingLines.leaderId, employmentId),
    ne(reportingLines.employmentId, employmentId),
    or(isNull(reportingLines.validTo), gt(reportingLines.validTo, day)),
  );

/** Those who report to somebody, by the kind of line. */
export const reportingResponsibility = (kind: ReportingKind): Responsibility => ({
  key: TITLES[kind],
  goesOn: true,
  find: async ({ db, language }, leaver) => {
    const rows = await db
      .selectDistinct({ name: persons.name, empid: sql<string>`coalesce(${persons.empid}, '')` })
      .from(reportingLines)
      .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(linesTo(kind, leaver))
      .orderBy(asc(persons.name));
    if (rows.length === 0) return null;
    const details = rows.slice(0, MAX_NAMED).map(({ name, empid }) => ({ text: `${name} (${empid})`, link: '' }));
    return { title: changeTexts[language as Language].responsibilities[TITLES[kind]], count: rows.length, details };
  },
  pass: async (context, leaver, successors) => {
    const { to, above } = successors;
    if (to === null) return;
    let lines = await nextLines(context.db, kind, leaver);
    // People before lines, as every change holds them.
    await lockEmployments(context.db, [to, ...lines.map(({ employmentId }) => employmentId)]);
    await lockLines(context.db, kind);
    await placeSuccessor(context, leaver, { kind, to, above });
    lines = lines.filter(({ employmentId }) => employmentId !== to);
    // A line that comes back to the leaver after another one is found once that one stands.
    while (lines.length > 0) {
      await makeChanges(
        { ...context, rights: 'granted' },
        lines.map(({ id, employmentId, from }) => ({
          ...{ kind, employmentId, justification: context.because, modes: { ReportingID: 'carry' as const } },
          ...(from < leaver.day ? { from: leaver.day, rowId: null } : { from, rowId: id }),
          values: { leader_id: to },
        })),
      );
      lines = await nextLines(context.db, kind, leaver);
    }
  },
});

/** The first line of each who still reports to the leaver then. */
const nextLines = (db: Database, kind: ReportingKind, leaver: Leaver) =>
  db
    .selectDistinctOn([reportingLines.employmentId], {
      id: reportingLines.id,
      employmentId: reportingLines.employmentId,
      from: reportingLines.validFrom,
    })
    .from(reportingLines)
    .where(linesTo(kind, leaver))
    .orderBy(reportingLines.employmentId, reportingLines.validFrom);

/** Who takes over and reported to the leaver themself reports to whoever led the leaver, or to nobody. */
async function placeSuccessor(
  { db, actor, now, changeId, batch, because }: LeavingContext,
  { employmentId: leaverId, day }: Leaver,
  { kind, to, above }: { readonly kind: ReportingKind; readonly to: string; readonly above: Successors['above'] },
): Promise<void> {
  const rows = (await readRows(db, kind, [to])).get(to) ?? [];
  const leader = above === to ? null : above;
  const after = rows.flatMap((row): DatedRow[] => {
    if (row.values['leader_id'] !== leaverId || endOf(row.validTo) <= day) return [row];
    const kept = row.validFrom < day ? [{ ...row, validTo: day }] : [];
    const values = { ...row.values, leader_id: leader, justification: because };
    const next = {
      id: randomUUID(),
      validFrom: row.validFrom < day ? day : row.validFrom,
      validTo: row.validTo,
      values,
    };
    return leader ? [...kept, next] : kept;
  });
  const writes = writesBetween(rows, after).map((write) => ({
    ...{ ...write, changeId, tableName: 'reporting_lines', employmentId: to },
  }));
  await writeRows(db, writes, { batch, now, today: dayOf(now), by: actor.accountId, reason: because });
}
