import { daysAfter, wireDate } from '../../../platform/dates';
import type { ChangedEmployment } from '../../../people/changes/make/change-request';
import { endOf } from '../../../people/changes/rows/dated-row';
import { said, type GivenRow } from '../../../workplace/imports/import-kind';
import { KIND_PERMISSION } from '../../kind-permission';
import { lastDayIn } from '../../row-state';
import { type Draft, type Planning } from '../planning';

/**
 * What a row says of somebody's last day. Whoever holds something that goes on with others leaves on their page, where it is handed over.
 */
export function planLeaving(planning: Planning, row: GivenRow, draft: Draft, employment: ChangedEmployment): void {
  const { context, facts, cannotLeave, histories } = planning;
  const [last, text] = [said(row, 'LastDay'), said(row, 'LeavingReason')];
  const refuse = (column: string, reason: string, params: Readonly<Record<string, string>> = {}) =>
    void draft.issues.push({ column, reason, params });
  if (last === '') return text === '' ? undefined : refuse('LastDay', 'required');
  const day = daysAfter(last, 1);
  if (employment.validTo === day) return;
  if (!context.actor.permissions.has(KIND_PERMISSION.leaving)) return refuse('LastDay', 'no_right');
  if (facts.settings.approvalKinds.includes('leaving')) return refuse('LastDay', 'needs_approval');
  if (day <= employment.validFrom) return refuse('LastDay', 'outside_employment', { day: wireDate(last) });
  if (employment.validTo !== null) return refuse('LastDay', 'later_change', { day: lastDayIn(employment) });
  const holds = cannotLeave.get(employment.id);
  if (holds) return refuse('LastDay', holds);
  const isKept = (histories.assignment.get(employment.id) ?? []).every(
    ({ values, validTo }) => (facts.covered?.has(String(values['unit_code'])) ?? true) || endOf(validTo) <= day,
  );
  if (!isKept) return refuse('LastDay', 'outside_scope');
  if (text === '') return refuse('LeavingReason', 'required');
  const meant = facts.meantBy('LeavingReason', text);
  if (typeof meant === 'string') return refuse('LeavingReason', `${meant}_choice`, { text });
  draft.leavings.push({ employmentId: employment.id, day, reasonCode: Number(meant.code) });
  draft.changes.push({ column: 'LastDay', from: '', to: last }, { column: 'LeavingReason', from: '', to: meant.code });
}
