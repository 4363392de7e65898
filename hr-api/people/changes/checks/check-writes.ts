import type { ChangeKind } from '../../../../lib/contract/changes/change-rules';
import type { Actor } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { endOf } from '../rows/dated-row';
import { findCircles } from './find-circles';
import { isLine } from '../kinds';
import { isWithinScope, type TouchedDays } from './scope';
import type { HistoryWrite } from '../rows/write-rows';

/** A write with the kind of what it writes. */
export interface KindWrite extends HistoryWrite {
  readonly kind: ChangeKind;
}

/** Whether any line that was written stands in a circle now, on any day. */
export async function closesCircle(db: Database, writes: readonly KindWrite[]): Promise<boolean> {
  const kinds = [...new Set(writes.map(({ kind }) => kind))].filter(isLine);
  for (const kind of kinds) {
    const lines = writes
      .filter((write) => write.kind === kind && write.after !== null)
      .map(({ employmentId, after }) => ({
        employmentId,
        leaderId: String(after?.values['leader_id']),
        from: after?.validFrom ?? '',
        to: endOf(after?.validTo ?? null),
      }));
    if ((await findCircles(db, kind, lines)).length > 0) return true;
  }
  return false;
}

/** The days on which somebody's rows say something else after some writes, at most; of one person together. */
export function touchedDays(writes: readonly HistoryWrite[]): TouchedDays[] {
  const days = new Map<string, TouchedDays>();
  for (const { employmentId, before, after } of writes) {
    const isEnded =
      before && after && before.validFrom === after.validFrom && endOf(after.validTo) < endOf(before.validTo);
    const isSame = isEnded && JSON.stringify(before.values) === JSON.stringify(after.values);
    const rows = [before, after].filter((row) => row !== null);
    const from = isSame ? endOf(after.validTo) : rows.map(({ validFrom }) => validFrom).sort()[0];
    const to = rows
      .map(({ validTo }) => endOf(validTo))
      .sort()
      .at(-1);
    const known = days.get(employmentId);
    if (from === undefined || to === undefined) continue;
    days.set(employmentId, {
      employmentId,
      from: known && known.from < from ? known.from : from,
      to: known && known.to > to ? known.to : to,
    });
  }
  return [...days.values()];
}

/** Whether the actor keeps all whom some writes touch, on all days that they touch. Asked before they are written and after. */
export const keepsAll = (db: Database, actor: Actor, writes: readonly HistoryWrite[], today: CalendarDate) =>
  isWithinScope(db, actor, touchedDays(writes), today);
