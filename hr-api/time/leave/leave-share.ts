import { asc, eq } from 'drizzle-orm';
import { daysOfAmount } from '../../../lib/contract/time/leave/leave-rules';
import { employments } from '../../people/tables';
import { definePersonalData } from '../../platform/personal-data';
import { namesOf } from '../../platform/texts/data';
import { shareColumns } from './share-columns';
import { leaveEntries, leaveRequests } from './tables';
import { leaveTexts } from './texts';

/** All that is in the person's ledgers of leave, with what they said when they asked. */
export const leaveShare = definePersonalData({
  name: 'leave',
  titles: { de: 'Abwesenheit', en: 'Leave', es: 'Ausencias', fr: 'Congés', ja: '休暇', zh: '休假' },
  columns: {
    type: shareColumns.type,
    kind: { de: 'Buchung', en: 'Entry', es: 'Movimiento', fr: 'Écriture', ja: '記入', zh: '记录' },
    day: { de: 'Tag', en: 'Day', es: 'Día', fr: 'Jour', ja: '日付', zh: '日期' },
    days: shareColumns.days,
    note: { de: 'Anmerkung', en: 'Note', es: 'Nota', fr: 'Remarque', ja: '備考', zh: '备注' },
    writtenAt: { de: 'Eingetragen', en: 'Written', es: 'Registrado', fr: 'Saisi', ja: '記入日時', zh: '登记时间' },
  },
  read: async ({ actor, db, language }) => {
    const names = await namesOf(db, 'leave-type', language);
    const rows = await db
      .select({ entry: leaveEntries, asked: leaveRequests.note })
      .from(leaveEntries)
      .innerJoin(employments, eq(employments.id, leaveEntries.employmentId))
      .leftJoin(leaveRequests, eq(leaveRequests.id, leaveEntries.requestId))
      .where(eq(employments.personId, actor.personId))
      .orderBy(asc(leaveEntries.day), asc(leaveEntries.id));
    return rows.map(({ entry, asked }) => ({
      type: names.get(String(entry.typeCode)) ?? '',
      kind: leaveTexts[language].kinds[entry.kind],
      day: entry.day,
      days: daysOfAmount(entry.amount),
      note: entry.note || (asked ?? ''),
      writtenAt: entry.writtenAt,
    }));
  },
});
