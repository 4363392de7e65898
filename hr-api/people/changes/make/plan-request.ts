import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type { ChangedEmployment, ChangePlan, ChangeRequest } from './change-request';
import { byBeginning, endOf, sameValues, type DatedRow, type Values } from '../rows/dated-row';
import { KINDS } from '../kinds';
import { around, planChange, planEdit } from '../rows/plan-rows';
import { refuseChange } from '../checks/refuse-change';

const pick = (values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));

/** What a request makes of the rows of its kind. Refused where it cannot be (Q8). */
export function planRequest(
  employment: ChangedEmployment,
  rows: readonly DatedRow[],
  request: ChangeRequest,
): ChangePlan {
  const { from, rowId } = request;
  if (from < employment.validFrom || from >= endOf(employment.validTo)) {
    throw refuseChange({ path: 'EffectiveFrom', message: 'outside_employment' });
  }
  const planned = rowId === null ? planAddition(employment, rows, request) : planRevision(rows, { ...request, rowId });
  return { ...planned, personId: employment.personId };
}

type PlannedRows = Omit<ChangePlan, 'personId'>;

function planAddition(employment: ChangedEmployment, rows: readonly DatedRow[], request: ChangeRequest): PlannedRows {
  const { kind, from, values, modes, justification } = request;
  const { fields, fixed } = KINDS[kind];
  const { current, later } = around(rows, from);
  const names = Object.keys(fields).filter((name) => fields[name]?.some((column) => column in values));
  const columns = names.flatMap((name) => fields[name] ?? []);
  // Of one field there is one row a day; of several each change of a day takes its turn.
  if (current?.validFrom === from && Object.keys(fields).length === 1) {
    throw refuseChange({ path: 'EffectiveFrom', message: 'not_after_previous' });
  }
  if (current && sameValues({ ...current.values, ...values }, current.values, columns)) {
    throw refuseChange({ path: names[0] ?? 'EffectiveFrom', message: 'unchanged' });
  }
  const planned = {
    from,
    until: employment.validTo,
    fields: names.map((name) => ({ columns: fields[name] ?? [], mode: modes[name] ?? 'next' })),
    values: { ...pick(current?.values ?? {}, columns), ...values },
    beside: { ...fixed, employment_id: employment.id, justification },
    newId: randomUUID(),
  };
  const after = planChange(rows, planned);
  return {
    ...{ request, before: rows, after },
    rowId: after.find(({ validFrom }) => validFrom === from)?.id ?? planned.newId,
    was: pick(current?.values ?? {}, columns),
    is: pick(planned.values, columns),
    needsMode: later.length > 0 ? names.filter((name) => modes[name] === undefined) : [],
  };
}

function planRevision(rows: readonly DatedRow[], request: ChangeRequest & { readonly rowId: string }): PlannedRows {
  const { kind, from, values, justification, rowId } = request;
  const sorted = [...rows].sort(byBeginning);
  const index = sorted.findIndex(({ id }) => id === rowId);
  const row = sorted[index];
  if (!row) throw new ApiError('not_found');
  const [before, next] = [sorted[index - 1], sorted[index + 1]];
  if (before && from <= before.validFrom) throw refuseChange({ path: 'EffectiveFrom', message: 'not_after_previous' });
  if (from >= endOf(row.validTo ?? next?.validFrom ?? null)) {
    throw refuseChange({ path: 'EffectiveFrom', message: 'not_before_next' });
  }
  const columns = Object.keys(values);
  const said = { ...values, justification };
  if (from === row.validFrom && sameValues({ ...row.values, ...said }, row.values, Object.keys(said))) {
    throw refuseChange({ path: Object.keys(KINDS[kind].fields)[0] ?? 'EffectiveFrom', message: 'unchanged' });
  }
  const dayOfRow = (day: CalendarDate): Values => (from === row.validFrom ? {} : { valid_from: day });
  return {
    ...{ request, before: rows, rowId, needsMode: [] },
    after: planEdit(rows, { rowId, from, values: said }),
    was: { ...pick(row.values, columns), ...dayOfRow(row.validFrom) },
    is: { ...pick(values, columns), ...dayOfRow(from) },
  };
}
