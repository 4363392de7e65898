import { useMemo, useState } from 'react';
import { openPanel } from '@/components/platform/panel/open-panel';
import { ServerTable } from '@/components/ui/table/server-table';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import type { ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { approvalColumns } from './approval-columns';
import { approvalSource, type ListedApprovals } from './approval-source';
import { DecideSelected } from './decide-selected';

interface ApprovalTableProps extends ListedApprovals {
  /** The page that shows it: a request's own address is below. */
  readonly page: `/${string}`;
}

const idOf = ({ KeyCode }: ApprovalRow) => KeyCode;

/** One list of requests; of what waits several can be decided at once. */
export function ApprovalTable({ State, Kind, page }: ApprovalTableProps) {
  const t = useMessages('approvals');
  const language = useLanguage();
  const kept = useKeptLayout(`approvals-${State}`);
  const columns = useMemo(() => approvalColumns(t, language, State), [t, language, State]);
  const filters = useMemo(() => ({ State, Kind }), [State, Kind]);
  const [rows, setRows] = useState<readonly ApprovalRow[]>([]);
  const [selected, setSelected] = useState<ReadonlyMap<string, ApprovalRow>>(new Map());
  const selectedCodes = useMemo(() => new Set(selected.keys()), [selected]);

  function select(codes: ReadonlySet<string>) {
    const seen = new Map([...selected, ...rows.map((row) => [row.KeyCode, row] as const)]);
    setSelected(new Map([...seen].filter(([code]) => codes.has(code))));
  }

  return (
    <ServerTable
      label={t('list')}
      emptyText={t(`empty.${State}`)}
      columns={columns}
      idOf={idOf}
      {...kept}
      source={approvalSource}
      filters={filters}
      hrefOf={({ KeyCode }) => `${page}/key/${encodeURIComponent(KeyCode)}`}
      onOpen={({ KeyCode }) => openPanel('approval', KeyCode)}
      onRows={setRows}
      selection={State === 'waiting' ? { selected: selectedCodes, onChange: select } : undefined}
      actions={
        <DecideSelected
          rows={[...selected.values()]}
          onDecided={(left) => setSelected(new Map(left.map((row) => [row.KeyCode, row])))}
        />
      }
    />
  );
}
