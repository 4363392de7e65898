import type { UnitIssue } from '../../../lib/contract/structure/unit-rules';
import { ApiError } from '../../platform/errors';
import { PlanRefused } from './plan/unit-request';

export interface Refusal {
  /** The field, as the form names it. */
  readonly path: string;
  readonly message: UnitIssue;
}

export const refuseUnit = (...issues: readonly Refusal[]) =>
  new ApiError('invalid', { issues: issues.map((issue) => ({ ...issue })) });

/** Runs the work of a plan; what cannot be is told as an issue of a field. */
export function refusingPlans<Result>(plan: () => Result): Result {
  try {
    return plan();
  } catch (error) {
    if (error instanceof PlanRefused) throw refuseUnit({ path: error.path, message: error.issue });
    throw error;
  }
}
