import { and, asc, eq } from 'drizzle-orm';
import type { Actor } from '../../../../platform/calls/call';
import type { Database } from '../../../../platform/db/database';
import type { Report } from '../../report';
import { visibleSavedReports } from '../../saved/saved-reports';
import { savedReportFields, savedReports } from '../../tables';

/** A column as a layout says it. */
export interface LayoutColumn {
  readonly name: string;
  readonly label: string;
}

export interface Layout {
  /** Empty for a report's own. */
  readonly name: string;
  /** Null for those that the report shows at first. */
  readonly columns: readonly LayoutColumn[] | null;
}

/** A layout that somebody finds; null where it is gone, or is not shared with their role any more. */
export async function readLayout(
  db: Database,
  savedReportId: string,
  actor: Pick<Actor, 'accountId' | 'roleCode'>,
): Promise<Layout | null> {
  const isFound = and(eq(savedReports.id, savedReportId), visibleSavedReports(actor));
  const [found] = await db.select({ name: savedReports.name }).from(savedReports).where(isFound);
  if (!found) return null;
  const columns = await db
    .select({ name: savedReportFields.fieldName, label: savedReportFields.label })
    .from(savedReportFields)
    .where(and(eq(savedReportFields.savedReportId, savedReportId), eq(savedReportFields.isShown, true)))
    .orderBy(asc(savedReportFields.position));
  return { name: found.name, columns: columns.length > 0 ? columns : null };
}

/** The layout that is sent: of a report with a fixed one its own. */
export const layoutOf = async (
  db: Database,
  report: Pick<Report, 'isExcel'>,
  savedReportId: string | null,
  actor: Pick<Actor, 'accountId' | 'roleCode'>,
): Promise<Layout | null> => {
  if (report.isExcel) return { name: '', columns: null };
  return savedReportId ? readLayout(db, savedReportId, actor) : null;
};
