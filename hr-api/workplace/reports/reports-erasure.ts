import { text } from 'node:stream/consumers';
import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { amongIds } from '../../platform/db/among-ids';
import type { Database } from '../../platform/db/database';
import { anyOf, defineErasure, mentions, patternOf, type ErasedPeople } from '../../platform/define-erasure';
import type { ErasureContext } from '../../platform/erasure';
import { deleteUnusedFiles } from '../../platform/files/delete-unused';
import type { FileStore, StoredFile } from '../../platform/files/storage/store';
import { storedFiles } from '../../platform/files/tables';
import { endSchedule } from '../../platform/schedules/schedules';
import {
  reportDeliveries,
  reportDigests,
  reportRecipients,
  reportReleases,
  reportSchedules,
  reportSubscriptions,
} from './sending/tables';
import { reportRuns, savedReports } from './tables';

/** What was sent to them, or by them. */
const isDelivery = ({ accountIds, words }: ErasedPeople) =>
  anyOf(
    amongIds(reportDeliveries.accountId, accountIds),
    mentions(reportDeliveries.address, words),
    sql`${reportDeliveries.reportScheduleId} in (
      select id from ${reportSchedules} where ${amongIds(reportSchedules.accountId, accountIds)})`,
  );

/** A schedule that is gone is due no more. */
async function endSchedules({ db, now }: ErasureContext, { accountIds }: ErasedPeople): Promise<void> {
  const own = await db
    .select({ id: reportSchedules.scheduleId })
    .from(reportSchedules)
    .where(inArray(reportSchedules.accountId, [...accountIds]));
  for (const { id } of own) await endSchedule(db, id, now);
}

/** What others' next files are compared with says what the first column of each row was: those go in which that names them. */
async function forgetDigests({ db, files }: ErasureContext, { words }: ErasedPeople): Promise<void> {
  if (words.length === 0) return;
  const names = new RegExp(patternOf(words), 'i');
  const digests = await db
    .select({ id: reportDigests.id, file: storedFiles })
    .from(reportDigests)
    .innerJoin(storedFiles, eq(storedFiles.id, reportDigests.fileId));
  for (const { id, file } of digests) {
    if (!names.test(await textOf(files, db, file))) continue;
    await db.delete(reportDigests).where(eq(reportDigests.id, id));
    await deleteUnusedFiles(db, [file.id]);
  }
}

/** Of a file whose bytes are lost nothing is left to be read. */
const textOf = (files: FileStore, db: Database, file: StoredFile): Promise<string> =>
  files.open(db, file).then(text, () => '');

/** Files of others that list people are there for days, until they are fetched. */
export const reportsErasure = defineErasure({
  name: 'reports',
  titles: {
    de: 'Gespeicherte und gesendete Berichte',
    en: 'Saved and sent reports',
    es: 'Informes guardados y enviados',
    fr: 'Rapports enregistrés et envoyés',
    ja: '保存・送信されたレポート',
    zh: '已保存和已发送的报表',
  },
  before: async (context, people) => {
    await endSchedules(context, people);
    await forgetDigests(context, people);
  },
  parts: [
    {
      table: reportSchedules,
      where: ({ accountIds, words }) =>
        and(not(amongIds(reportSchedules.accountId, accountIds)), mentions(reportSchedules.addresses, words)) as SQL,
      set: ({ words }) => ({
        addresses: sql`(select coalesce(jsonb_agg(address), '[]') from jsonb_array_elements_text(${reportSchedules.addresses}) address
          where not ${mentions(sql`address`, words)})`,
      }),
    },
    {
      table: reportDigests,
      where: (people) =>
        sql`${reportDigests.id} in (select ${reportDeliveries.id} from ${reportDeliveries} where ${isDelivery(people)})`,
      file: reportDigests.fileId,
    },
    { table: reportDeliveries, where: isDelivery, file: reportDeliveries.fileId },
    {
      table: reportReleases,
      where: ({ accountIds, words }) =>
        anyOf(amongIds(reportReleases.accountId, accountIds), mentions(reportReleases.address, words)),
    },
    { table: reportRecipients, where: ({ accountIds }) => amongIds(reportRecipients.accountId, accountIds) },
    { table: reportSubscriptions, where: ({ accountIds }) => amongIds(reportSubscriptions.accountId, accountIds) },
    { table: reportSchedules, where: ({ accountIds }) => amongIds(reportSchedules.accountId, accountIds) },
    { table: reportRuns, where: ({ accountIds }) => amongIds(reportRuns.accountId, accountIds) },
    { table: savedReports, where: ({ accountIds }) => amongIds(savedReports.accountId, accountIds) },
  ],
});
