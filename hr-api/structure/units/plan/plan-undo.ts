import type { CalendarDate } from '../../../platform/dates';
import { findFault } from './find-faults';
import { parentOn, written, type Structure } from './structure';
import { PlanRefused } from './unit-request';
import type { UnitWrite } from './unit-write';
import { isSameRow } from './writes-between';

export interface UndoPlan {
  readonly writes: readonly UnitWrite[];
  readonly after: Structure;
}

/** What taking back the change that wrote some rows makes of the structure. Refused where something later stands on it. */
export function planUndo(structure: Structure, made: readonly UnitWrite[], from: CalendarDate): UndoPlan {
  if (!made.every((write) => isUntouched(structure, write))) throw new PlanRefused('ChangeCode', 'later_change');
  const writes = made.map((write) => ({ ...write, before: write.after, after: write.before }));
  const after = written(structure, writes);
  const codes = new Set(writes.map(({ unitCode }) => unitCode).filter((code) => after.has(code)));
  for (const code of codes) if (isEndMoved(structure, after, code)) throw new PlanRefused('ChangeCode', 'later_change');
  const fault = findFault(after, codes, from);
  if (fault) throw new PlanRefused('ChangeCode', fault);
  return { writes, after };
}

function isUntouched(structure: Structure, write: UnitWrite): boolean {
  const unit = structure.get(write.unitCode);
  const rows = !unit ? [] : write.facet === 'life' ? [unit.life] : unit[write.facet];
  return isSameRow(rows.find(({ id }) => id === write.rowId) ?? null, write.after);
}

/** Whether a unit would have stood elsewhere when it was closed: what was below it went to where it stood. */
function isEndMoved(before: Structure, after: Structure, code: string): boolean {
  const end = after.get(code)?.life.to ?? null;
  return end !== null && parentOn(before, code, end) !== parentOn(after, code, end);
}
