import type { UnitChangeKind } from '@/lib/contract/structure/unit-rules';
import type { UnitChangeRequest, UnitNames } from '@/lib/contract/structure/units';
import { dateText } from '@/lib/dates';

/** What the panel of a unit offers. */
export const PANEL_KINDS = ['rename', 'head', 'move', 'merge', 'close', 'create'] as const satisfies UnitChangeKind[];

export interface ChangedUnit {
  readonly code: string;
  readonly name: string;
  readonly names: UnitNames;
  readonly path: readonly { readonly Code: string; readonly Name: string }[];
}

/** What somebody is about to do: to which unit, none for a new one, and below which that is to stand. */
export interface WantedChange {
  readonly kind: UnitChangeKind;
  readonly unit: ChangedUnit | null;
  readonly parent: string;
}

export interface ChangeValues {
  readonly EffectiveFrom: string;
  readonly Parent: string;
  readonly Target: string;
  readonly Names: UnitNames;
  readonly HeadCode: string;
  readonly Justification: string;
}

const NO_NAMES: UnitNames = { de: '', en: '', es: '', fr: '', ja: '', zh: '' };

export const firstValues = ({ kind, unit, parent }: WantedChange, on: string): ChangeValues => ({
  EffectiveFrom: on || dateText(new Date(), 'en'),
  Parent: kind === 'create' ? parent : '',
  ...{ Target: '', HeadCode: '', Justification: '' },
  Names: kind === 'rename' && unit ? unit.names : NO_NAMES,
});

/** What is sent: of the values those that the kind takes. */
export function requestOf({ kind, unit }: WantedChange, values: ChangeValues): UnitChangeRequest {
  const hasNames = kind === 'create' || kind === 'rename';
  const hasTarget = kind === 'merge' || kind === 'close';
  return {
    Kind: kind,
    Code: kind === 'create' ? '' : (unit?.code ?? ''),
    EffectiveFrom: values.EffectiveFrom,
    Parent: kind === 'create' || kind === 'move' ? values.Parent : '',
    Target: hasTarget ? values.Target : '',
    ...(hasNames && { Names: values.Names }),
    HeadCode: kind === 'head' ? values.HeadCode : '',
    Justification: values.Justification,
  };
}
