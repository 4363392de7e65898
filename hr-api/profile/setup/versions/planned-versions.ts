import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { recordVersions } from '../../../people/record/tables';

interface Dated {
  readonly number: number;
  readonly validFrom: CalendarDate | null;
}

/** Of versions of a section those that count at no time: a later one begins no later. */
export const isReplaced = (version: Dated, all: readonly Dated[]) =>
  all.some(({ number, validFrom }) => number > version.number && `${validFrom}` <= `${version.validFrom}`);

/** The versions of a section that are to count from a day to come. */
export async function plannedVersions(db: Database, sectionCode: number, today: CalendarDate) {
  const { number, validFrom } = recordVersions;
  const rows = await db
    .select({ number, validFrom })
    .from(recordVersions)
    .where(and(eq(recordVersions.sectionCode, sectionCode), gt(validFrom, today)))
    .orderBy(asc(number));
  return rows.flatMap((row) =>
    row.validFrom === null || isReplaced(row, rows) ? [] : [{ ...row, validFrom: row.validFrom }],
  );
}
