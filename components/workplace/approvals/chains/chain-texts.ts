import type { ReplyFor } from '@/lib/contract/all';
import type { ApprovalChain } from '@/lib/contract/workplace/approvals/chains';
import type { Translate } from '@/lib/i18n/message-key';

export type ChainChoices = ReplyFor<'listChainChoices'>;
type Scope = Pick<ApprovalChain, 'Kind' | 'Sections' | 'Fields' | 'UnitCodes'>;
type Approver = ApprovalChain['Steps'][number]['Approvers'][number];

type Named = Pick<ChainChoices['Units'][number], 'Code' | 'Name'>;
const nameIn = (all: readonly Named[], code: string) => all.find(({ Code }) => Code === code)?.Name ?? code;

/** For what a chain is, part by part; empty where it is for everything. */
export function scopeTexts(t: Translate<'approval-chains'>, choices: ChainChoices, scope: Scope): string[] {
  const kind = choices.Kinds.find(({ Kind }) => Kind === scope.Kind);
  const sections = kind?.Sections ?? [];
  const fields = sections.flatMap(({ Fields }) => Fields);
  const list = (codes: readonly string[], all: readonly Named[]) => codes.map((code) => nameIn(all, code)).join(', ');
  return [
    scope.Kind && (kind?.Name ?? scope.Kind),
    scope.Sections.length > 0 ? list(scope.Sections, sections) : '',
    scope.Fields.length > 0 ? t('onlyFields', { names: list(scope.Fields, fields) }) : '',
    scope.UnitCodes.length > 0 ? t('inUnits', { names: list(scope.UnitCodes, choices.Units) }) : '',
  ].filter(Boolean);
}

/** Who is asked by a rule: by their place beside the person, by a role, or by name. */
export const approverText = (
  t: Translate<'approval-chains'>,
  { Kind, Name }: Pick<Approver, 'Kind' | 'Name'>,
): string => (Kind === 'role' || Kind === 'person' ? Name : t(`approver.${Kind}`));
