import type { UnitIssue } from '../../../../lib/contract/structure/unit-rules';
import type { CalendarDate } from '../../../platform/dates';
import type { Names } from './unit-write';

interface OfUnit {
  readonly code: string;
  readonly from: CalendarDate;
}

/** One change of one unit, as it was checked by itself; `code` of a new one is the code that it gets. */
export type UnitRequest = OfUnit &
  (
    | { readonly kind: 'create'; readonly parent: string; readonly names: Names }
    | { readonly kind: 'rename'; readonly names: Names }
    /** An employment, null for nobody. */
    | { readonly kind: 'head'; readonly head: string | null }
    | { readonly kind: 'move'; readonly parent: string }
    | { readonly kind: 'merge'; readonly target: string }
    /** Where its people go, null where there are none. */
    | { readonly kind: 'close'; readonly target: string | null }
  );

/** Why a plan cannot be. */
export class PlanRefused extends Error {
  constructor(
    readonly path: string,
    readonly issue: UnitIssue,
  ) {
    super(`${path}: ${issue}`);
  }
}
