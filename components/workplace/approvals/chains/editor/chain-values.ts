import type { RequestFor } from '@/lib/contract/all';
import type { ApprovalChain } from '@/lib/contract/workplace/approvals/chains';

export type ChainApprover = ApprovalChain['Steps'][number]['Approvers'][number];

export interface ChainStepValues {
  /** Of this form alone. */
  readonly id: number;
  readonly approvers: readonly ChainApprover[];
  readonly needs: 'all' | 'any';
  /** Days; 0 for never. */
  readonly remindAfter: number;
  readonly escalateAfter: number;
}

export interface ChainValues {
  readonly name: string;
  /** Empty for everything. */
  readonly kind: string;
  readonly sections: readonly string[];
  readonly fields: readonly string[];
  readonly units: readonly string[];
  readonly steps: readonly ChainStepValues[];
}

export const NEW_STEP = { approvers: [], needs: 'any', remindAfter: 3, escalateAfter: 0 } as const;

const approver = (Kind: ChainApprover['Kind']): ChainApprover => ({ Kind, RoleCode: 0, ChillCode: '', Name: '' });

/** A new chain begins with what most ask for: the manager decides. */
export const newChain = (kind: string): ChainValues => ({
  name: '',
  kind,
  sections: [],
  fields: [],
  units: [],
  steps: [{ ...NEW_STEP, id: 1, approvers: [approver('manager')] }],
});

export const valuesOf = (chain: ApprovalChain): ChainValues => ({
  name: chain.Name,
  kind: chain.Kind,
  sections: chain.Sections,
  fields: chain.Fields,
  units: chain.UnitCodes,
  steps: chain.Steps.map((step, at) => ({
    id: at + 1,
    approvers: step.Approvers,
    needs: step.Needs,
    remindAfter: step.RemindAfterDays,
    escalateAfter: step.EscalateAfterDays,
  })),
});

/** As it is sent; null where a step asks nobody. */
export function draftOf(
  values: ChainValues,
  ChainCode: string,
): NonNullable<RequestFor<'runChainTrial'>['Draft']> | null {
  if (values.steps.length === 0 || values.steps.some(({ approvers }) => approvers.length === 0)) return null;
  return {
    ChainCode,
    Name: values.name.trim(),
    Kind: values.kind,
    Sections: [...values.sections],
    Fields: [...values.fields],
    UnitCodes: [...values.units],
    Steps: values.steps.map(({ approvers, needs, remindAfter, escalateAfter }) => ({
      Approvers: [...approvers],
      Needs: needs,
      RemindAfterDays: remindAfter,
      EscalateAfterDays: escalateAfter,
    })),
  };
}
