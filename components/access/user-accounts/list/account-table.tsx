'use client';

import { useMemo, useState } from 'react';
import { openPanel } from '@/components/platform/panel/open-panel';
import { FilterButton } from '@/components/ui/filter/filter-button';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { layoutOf, type TableLayout } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import type { UserAccountRow } from '@/lib/contract/access/user-accounts/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { accountPage } from '../account-page';
import { accountColumns } from './account-columns';
import { accountFilters } from './account-filters';
import { accountSource } from './account-source';
import { ACCOUNTS_TABLE } from './accounts-table-name';

const idOf = ({ AccountCode }: UserAccountRow) => AccountCode;
const ALL: FilterChoices = {};

/** Every account that the role may manage; a press opens it beside the list. */
export function AccountTable({ kept }: { readonly kept: TableLayout | null }) {
  const t = useMessages('user-accounts');
  const language = useLanguage();
  const { storedLayout, onLayoutChange } = useKeptLayout(ACCOUNTS_TABLE, kept);
  const columns = useMemo(() => accountColumns(t, language), [t, language]);
  const filters = useMemo(() => accountFilters(t), [t]);
  const [first] = useState(() => layoutOf(columns, { pageSize: 50 }));
  const [choices, setChoices] = useState(ALL);
  return (
    <ServerTable
      label={t('list')}
      emptyText={t('empty')}
      columns={columns}
      idOf={idOf}
      storedLayout={storedLayout ?? first}
      onLayoutChange={onLayoutChange}
      source={accountSource}
      filters={choices}
      hrefOf={({ AccountCode }) => accountPage(AccountCode)}
      onOpen={({ AccountCode }) => openPanel('user-account', AccountCode)}
      tools={<FilterButton filters={filters} choices={choices} onApply={setChoices} />}
    />
  );
}
