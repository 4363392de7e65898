import type { ChangeMode } from '../../../../lib/contract/changes/change-rules';
import { wireDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type { ChangedEmployment, ChangePlan, ChangeRequest } from '../../../people/changes/make/change-request';
import { planRequest } from '../../../people/changes/make/plan-request';
import { KINDS } from '../../../people/changes/kinds';
import { endOf, type DatedRow } from '../../../people/changes/rows/dated-row';
import { issueOf } from '../../../workplace/imports/rows/issue-of';
import { KIND_PERMISSION } from '../../kind-permission';
import { LINE_COLUMN, type Draft, type Planning } from '../planning';
import { isWithin } from '../../imports/is-within';

const COLUMN = { ...LINE_COLUMN, job_status: 'JobStatus', assignment: 'UnitCode' } as const;
type RowRequest = ChangeRequest & { readonly kind: keyof typeof COLUMN };

/** Plans one change of a row by the rules of the forms and adds it, or what is wrong with it; null where it cannot be. */
export function planRequestOfRow(
  { context, facts, histories, isBeginning }: Planning,
  draft: Draft,
  { employment, request }: { readonly employment: ChangedEmployment; readonly request: RowRequest },
): ChangePlan | null {
  const column = COLUMN[request.kind];
  const refuse = (reason: string, params?: Readonly<Record<string, string>>) => {
    draft.issues.push({ column, reason, ...(params && { params }) });
    return null;
  };
  if (!isBeginning && !context.actor.permissions.has(KIND_PERMISSION[request.kind])) return refuse('no_right');
  if (!isBeginning && facts.settings.approvalKinds.includes(request.kind)) return refuse('needs_approval');
  const rows = histories[request.kind].get(employment.id) ?? [];
  try {
    const asked = { ...request, modes: modesIn(context.options['Later'] ?? '', request) };
    const plan = planRequest(employment, rows, asked);
    if (plan.needsMode.length > 0) {
      const [next] = rows.filter(({ validFrom }) => validFrom > request.from);
      return refuse('later_change', { day: next ? wireDate(next.validFrom) : '' });
    }
    if (!isWithin(facts.covered, { plan, places: histories.assignment.get(employment.id) ?? [] }))
      return refuse('outside_scope');
    if (plan.after.some((row) => isInClosedUnit(facts, row))) return refuse('unit_closed');
    draft.requests.push(asked);
    return plan;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(issueOf(error).reason, { day: wireDate(request.from) });
  }
}

const MODES: readonly string[] = ['next', 'carry', 'all'];

/** How far each field goes where others are to come, as it was said for all rows. */
function modesIn(later: string, { kind, values }: ChangeRequest): ChangeRequest['modes'] {
  if (!MODES.includes(later)) return {};
  const names = Object.entries(KINDS[kind].fields).filter(([, columns]) => columns.some((column) => column in values));
  return Object.fromEntries(names.map(([name]) => [name, later as ChangeMode]));
}

function isInClosedUnit({ units }: Planning['facts'], { values, validFrom, validTo }: DatedRow): boolean {
  if (!('unit_code' in values)) return false;
  const unit = units.get(String(values['unit_code']));
  return !unit || validFrom < unit.validFrom || endOf(validTo) > endOf(unit.validTo);
}
