import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '../../platform/dates';
import type { ChangedEmployment, ChangePlan } from '../../people/changes/make/change-request';
import type { DatedRow } from '../../people/changes/rows/dated-row';
import { around, planChange } from '../../people/changes/rows/plan-rows';

export interface TagChange {
  readonly tagCode: number;
  /** With whom they are from then on; null takes the tag off. */
  readonly ownerId: string | null;
  readonly from: CalendarDate;
  readonly justification: string;
}

/** What becomes of somebody's rows of one tag: from the day on, until the next row that stands there already. */
export function planTag(employment: ChangedEmployment, rows: readonly DatedRow[], change: TagChange): ChangePlan {
  const { tagCode, ownerId, from, justification } = change;
  const { current } = around(rows, from);
  const columns = { tag_code: tagCode, owner_id: ownerId };
  const planned = {
    from,
    until: employment.validTo,
    fields: [{ columns: ['owner_id'], mode: 'next' as const }],
    values: columns,
    beside: { employment_id: employment.id },
    newId: randomUUID(),
  };
  const after = ownerId === null ? rows.flatMap((row) => withoutFrom(row, current, from)) : planChange(rows, planned);
  return {
    request: { kind: 'tag', employmentId: employment.id, from, values: columns, modes: {}, justification, rowId: null },
    personId: employment.personId,
    before: rows,
    after,
    rowId: after.find(({ validFrom }) => validFrom === from)?.id ?? current?.id ?? planned.newId,
    was: { tag_code: tagCode, owner_id: current?.values['owner_id'] ?? null },
    is: columns,
    needsMode: [],
  };
}

function withoutFrom(row: DatedRow, current: DatedRow | null, from: CalendarDate): DatedRow[] {
  if (row !== current) return [row];
  return row.validFrom < from ? [{ ...row, validTo: from }] : [];
}
