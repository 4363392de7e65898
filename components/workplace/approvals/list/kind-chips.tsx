import { ChipBar } from '@/components/ui/filter/chip-bar';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ListedApprovals } from './approval-source';

export type ApprovalKinds = ReplyFor<'listApprovalKinds'>;

interface KindChipsProps extends ListedApprovals {
  /** As the page has read them already, of this list. */
  readonly initial: ApprovalKinds | undefined;
  readonly onKind: (kind: string) => void;
}

/** Narrows a list to one kind of request, where there are several. */
export function KindChips({ State, Kind, initial, onKind }: KindChipsProps) {
  const t = useMessages('approvals');
  const { data = [] } = useCall('listApprovalKinds', { State }, { fallbackData: initial });
  const kinds = data.filter((kind) => kind.Count > 0 || kind.Kind === Kind);
  if (kinds.length < 2 && Kind === '') return null;
  const all = { Kind: '', Name: t('allKinds'), Count: data.reduce((sum, { Count }) => sum + Count, 0) };
  const offered = [all, ...kinds];
  const chips = offered.map((kind, at) => ({
    ...{ label: kind.Name, value: kind.Count, GroupCode: 1, StatusCode: at, Active: kind.Kind === Kind },
  }));
  return (
    <ChipBar
      label={t('kinds')}
      chips={chips}
      onSelect={(next) => onKind(offered[next.findIndex(({ Active }) => Active)]?.Kind ?? '')}
    />
  );
}
