import { useMemo, useState } from 'react';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import type { Column } from '@/components/ui/table/column';
import { ServerTable } from '@/components/ui/table/server-table';
import type { GrantRow } from '@/lib/contract/access/role-access/shapes';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { GrantButtons } from './grant-buttons';
import { endColumn, holderColumn, scopeColumn, stateColumn, usedColumn } from './grant-columns';
import { grantSource } from './grant-source';

interface HolderTableProps {
  readonly roleCode: number;
  readonly onChanged: () => Promise<unknown>;
}

const idOf = ({ GrantCode }: GrantRow) => GrantCode;

/** Everybody who holds a role, with what can be done about it in the row. */
export function HolderTable({ roleCode, onChanged }: HolderTableProps) {
  const t = useMessages('role-access');
  const language = useLanguage();
  const [withEnded, setWithEnded] = useState(false);
  const filters = useMemo(() => ({ RoleCode: roleCode, WithEnded: withEnded }), [roleCode, withEnded]);
  const columns = useMemo((): readonly Column<GrantRow>[] => {
    return [
      holderColumn(t, false),
      stateColumn(t),
      scopeColumn(t, false),
      { id: 'From', title: t('from'), value: ({ From }) => dayText(From, language), canSort: false },
      endColumn(t, language, false),
      usedColumn(t, language, false),
      { id: 'GivenBy', title: t('givenByTitle'), value: ({ GivenBy }) => GivenBy, canSort: false },
      { id: 'Reason', title: t('reason'), value: ({ Reason }) => Reason, canSort: false, isHiddenAtFirst: true },
      {
        id: 'actions',
        title: t('actions'),
        value: () => '',
        cell: (grant) => <GrantButtons grant={grant} onChanged={onChanged} />,
        canSort: false,
        isPinned: true,
        width: 230,
      },
    ];
  }, [t, language, onChanged]);
  return (
    <ServerTable
      label={t('grants')}
      emptyText={t('noGrants')}
      columns={columns}
      idOf={idOf}
      source={grantSource}
      filters={filters}
      tools={
        <LabelledCheck isOn={withEnded} onChange={setWithEnded}>
          {t('withEnded')}
        </LabelledCheck>
      }
    />
  );
}
