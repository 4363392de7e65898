import { Readable } from 'node:stream';
import { MAX_COMPARED_ROWS } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import type { Dependencies } from '../../../../platform/capability';
import type { StoredFile } from '../../../../platform/files/storage/store';
import { sendingTexts } from '../mail/sending-texts';
import type { Part } from '../run/parts';
import type { View } from '../run/view';
import type { AddedColumn } from '../run/write-file';
import type { ChangeCounts, ReportScheduleRow } from '../tables';
import { compareRows } from './compare';
import { hashWith, linesOf, type Hash } from './digest';
import { lastDigest } from './last-digest';

/** What became of the rows since the last mail, or why that is not told. */
export type Told = ChangeCounts | 'first' | 'too_many';

interface Changes {
  readonly column: AddedColumn;
  /** To be asked once the file is written: what the mail says, and what the next file is compared with. */
  readonly end: () => Promise<{ readonly told: Told; readonly digest: StoredFile | null; readonly sight: string }>;
}

/** What two files have to have in common to be compared: else what differs is what their reader may see, or asked for. */
function sightOf(hash: Hash, { reportCode, rows }: ReportScheduleRow, { role, language }: Part, view: View): string {
  const fields = view.columns.map(({ field }) => field.name);
  return hash(JSON.stringify([reportCode, rows, role?.actor.roleCode, role?.grants, language, fields]));
}

/**
 * Tells in a column of a recipient's file what changed since the last one that reached them; null where the schedule does not ask for it.
 */
export async function changesSince(
  dependencies: Dependencies,
  schedule: ReportScheduleRow,
  part: Part,
  view: View,
): Promise<Changes | null> {
  if (!schedule.showsChanges) return null;
  const { db, files, clock, secrets } = dependencies;
  const hash = hashWith(secrets.report);
  const isTooMany = view.count > MAX_COMPARED_ROWS;
  const sight = sightOf(hash, schedule, part, view);
  const asked = { reportScheduleId: schedule.id, recipient: part.recipient, sight };
  const last = isTooMany ? null : await lastDigest(dependencies, asked);
  const { changes: words, changeColumn: heading } = sendingTexts[part.language];
  const comparison = compareRows({ hash, last, columns: view.columns, heading, words });
  return {
    column: comparison.column,
    end: async () => ({
      told: comparison.counts() ?? (isTooMany ? 'too_many' : 'first'),
      digest: isTooMany ? null : await files.write(db, Readable.from(linesOf(comparison.digest)), clock()),
      sight,
    }),
  };
}
