import type { ReplyFor } from '@/lib/contract/all';
import type { UnitChangeKind } from '@/lib/contract/structure/unit-rules';
import type { UnitChangeRequest, UnitNames } from '@/lib/contract/structure/units';
import { dateText } from '@/lib/dates';

/** What the panel of a unit offers. */
export const PANEL_KINDS = ['rename', 'head', 'move', 'merge', 'close', 'create'] as const satisfies UnitChangeKind[];

export type ChangedUnit = Pick<ReplyFor<'getUnit'>, 'Code' | 'Names' | 'Head' | 'HasHead' | 'People'> & {
  readonly name: string;
};

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
  Names: kind === 'rename' && unit ? unit.Names : NO_NAMES,
});

/** What is sent: of the values those that the kind takes. */
export function requestOf({ kind, unit }: WantedChange, values: ChangeValues): UnitChangeRequest {
  const hasNames = kind === 'create' || kind === 'rename';
  const hasTarget = kind === 'merge' || kind === 'close';
  return {
    Kind: kind,
    Code: kind === 'create' ? '' : (unit?.Code ?? ''),
    EffectiveFrom: values.EffectiveFrom,
    Parent: kind === 'create' || kind === 'move' ? values.Parent : '',
    Target: hasTarget ? values.Target : '',
    ...(hasNames && { Names: values.Names }),
    HeadCode: kind === 'head' ? values.HeadCode : '',
    Justification: values.Justification,
  };
}

/** Whether people are in the unit itself, so that one that closes has to say where they go. */
export const isPeopled = (unit: ChangedUnit | null): boolean => (unit?.People?.Here ?? 0) > 0;
