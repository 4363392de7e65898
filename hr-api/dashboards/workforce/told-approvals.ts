import { and, arrayContains, arrayOverlaps, eq, or, sql, type SQL } from 'drizzle-orm';
import { isVisible } from '../../workplace/approvals/lists/visibility';
import { subjectsIn, type ApprovalSubject } from '../../workplace/approvals/subject';
import { approvals } from '../../workplace/approvals/tables';
import { relationsToOthers } from '../../workplace/reports/people/record-fields';
import type { ReportReader } from '../../workplace/reports/report';

/**
 * Of which requests about those whom they see a reader is told that they wait, as a condition on `approvals`: whoever keeps records, of
 * all; managers, of what they may read of their people; everyone, of what they asked for or decide. Undefined where that is all.
 */
export async function toldApprovals(reader: ReportReader): Promise<SQL | undefined> {
  const toOthers = relationsToOthers(reader.actor);
  if (toOthers.has('hr')) return undefined;
  const isOwn = await isVisible(reader);
  if (!toOthers.has('manager')) return isOwn;
  const known = subjectsOf(reader).filter(({ isKnownToManagers }) => isKnownToManagers);
  return or(isOwn, ...(await Promise.all(known.map((subject) => toldToManagers(subject, reader)))));
}

/** The kinds of which a reader may be told beyond what they asked for or decide. */
export function toldKinds(reader: ReportReader): ReadonlySet<string> {
  const toOthers = relationsToOthers(reader.actor);
  const told = subjectsOf(reader).filter(
    ({ isKnownToManagers = false }) => toOthers.has('hr') || (isKnownToManagers && toOthers.has('manager')),
  );
  return new Set(told.map(({ kind }) => kind));
}

const subjectsOf = ({ services }: ReportReader) => subjectsIn(services.capabilities);

/** Of a kind with fields, those of which one is open to managers; a request without fields is about the whole section. */
async function toldToManagers({ kind, sectionsOf }: ApprovalSubject, reader: ReportReader): Promise<SQL | undefined> {
  const isOfKind = eq(approvals.kind, kind);
  const sections = ((await sectionsOf?.(reader)) ?? []).filter(({ fields }) => fields.length > 0);
  if (sections.length === 0) return isOfKind;
  const isOpen = sections.flatMap(({ code, fields }) => {
    const open = fields.filter(({ hiddenFrom }) => !hiddenFrom.includes('manager')).map((field) => field.code);
    if (open.length === 0) return [];
    const isAbout = or(sql`cardinality(${approvals.fields}) = 0`, arrayOverlaps(approvals.fields, open));
    return [and(arrayContains(approvals.sections, [code]), isAbout)];
  });
  return and(isOfKind, isOpen.length === 0 ? sql`false` : or(...isOpen));
}
