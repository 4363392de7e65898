import { desc, eq, inArray } from 'drizzle-orm';
import { accounts } from '../../../../people/accounts/tables';
import { persons } from '../../../../people/tables';
import type { Handler } from '../../../../platform/calls/call';
import { scheduleDeliveries, scheduleOccurrences } from '../../../../platform/schedules/tables';
import { namesOf } from '../../../../platform/texts/data';
import { reportDeliveries, type ChangeCounts } from '../tables';
import { ownSchedule } from './own-schedule';

const MAX_RUNS = 20;

const changesOf = (changes: ChangeCounts | null) =>
  changes && { Added: changes.added, Altered: changes.altered, Gone: changes.gone };

/** The last runs of one's own schedule, with what each recipient got. */
export const listReportSendingRuns: Handler<'listReportSendingRuns'> = async ({ HeaderCode }, context) => {
  const { db, language } = context;
  const { scheduleId } = await ownSchedule(context, HeaderCode);
  const runs = await db
    .select()
    .from(scheduleOccurrences)
    .where(eq(scheduleOccurrences.scheduleId, scheduleId))
    .orderBy(desc(scheduleOccurrences.dueAt))
    .limit(MAX_RUNS);
  const ids = runs.map(({ id }) => id);
  const deliveries =
    ids.length === 0
      ? []
      : await db
          .select({ delivery: scheduleDeliveries, report: reportDeliveries, name: persons.name, mail: accounts.mail })
          .from(scheduleDeliveries)
          .leftJoin(reportDeliveries, eq(reportDeliveries.id, scheduleDeliveries.id))
          .leftJoin(accounts, eq(accounts.id, reportDeliveries.accountId))
          .leftJoin(persons, eq(persons.id, accounts.personId))
          .where(inArray(scheduleDeliveries.occurrenceId, ids))
          .orderBy(persons.name, scheduleDeliveries.id);
  const roleNames = await namesOf(db, 'role', language);
  return runs.map((run) => ({
    RunCode: run.id,
    DueAt: run.dueAt.toISOString(),
    StartedAt: run.startedAt?.toISOString() ?? '',
    EndedAt: run.endedAt?.toISOString() ?? '',
    State: run.state,
    ErrorName: run.error ?? '',
    RequestId: run.requestId ?? '',
    Deliveries: deliveries
      .filter(({ delivery }) => delivery.occurrenceId === run.id)
      .map(({ delivery, report, name, mail }) => ({
        Recipient: name ?? report?.address ?? '',
        Address: report?.address || (mail ?? ''),
        RoleName: roleNames.get(String(report?.roleCode)) ?? '',
        State: delivery.state,
        Reasons: [...(report?.reasons ?? [])],
        RowCount: report?.rowCount ?? 0,
        ColumnCount: report?.fields.length ?? 0,
        MissingColumns: [...(report?.missingColumns ?? [])],
        Changes: changesOf(report?.changes ?? null),
        ErrorName: delivery.error ?? '',
        SettledAt: delivery.settledAt.toISOString(),
      })),
  }));
};
