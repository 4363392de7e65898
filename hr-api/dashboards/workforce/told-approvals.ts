import { and, arrayContains, arrayOverlaps, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isVisible } from '../../workplace/approvals/lists/visibility';
import { subjectsIn, type ApprovalSubject } from '../../workplace/approvals/subject';
import { approvals } from '../../workplace/approvals/tables';
import { relationsToOthers } from '../../workplace/reports/people/record-fields';
import type { ReportReader } from '../../workplace/reports/report';

/**
 * Of which requests about those whom they see a reader is told that they wait, as a condition on `approvals`: whoever keeps records, of
 * every kind that a capability declares; managers, of what they may read of their people; everyone, of what they asked for or decide.
 */
export async function toldApprovals(reader: ReportReader): Promise<SQL | undefined> {
  const toOthers = relationsToOthers(reader.actor);
  const subjects = subjectsOf(reader);
  if (toOthers.has('hr'))
    return inArray(
      approvals.kind,
      subjects.map(({ kind }) => kind),
    );
  const isOwn = await isVisible(reader);
  if (!toOthers.has('manager')) return isOwn;
  const known = subjects.filter(({ isKnownToManagers }) => isKnownToManagers);
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

/**
 * Of a kind with sections, those about one that is still there, and there about a field that is open to managers; a request without fields
 * is about the whole section, where one is. Of sections without fields, as types of leave are, those without fields.
 */
async function toldToManagers({ kind, sectionsOf }: ApprovalSubject, reader: ReportReader): Promise<SQL | undefined> {
  const isOfKind = eq(approvals.kind, kind);
  if (!sectionsOf) return isOfKind;
  const sections = await sectionsOf(reader);
  const hasFields = sections.some(({ fields }) => fields.length > 0);
  const isOfWhole = sql`cardinality(${approvals.fields}) = 0`;
  const isTold = sections.flatMap(({ code, fields }) => {
    const open = fields.filter(({ hiddenFrom }) => !hiddenFrom.includes('manager')).map((field) => field.code);
    if (hasFields && open.length === 0) return [];
    const isOpen = open.length === 0 ? isOfWhole : or(isOfWhole, arrayOverlaps(approvals.fields, open));
    return [and(arrayContains(approvals.sections, [code]), isOpen)];
  });
  return and(isOfKind, or(sql`false`, ...isTold));
}
