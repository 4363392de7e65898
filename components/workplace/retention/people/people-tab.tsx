import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Card } from '@/components/ui/card';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { SearchField } from '@/components/ui/table/search-field';
import type { LeftView } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChosenBar } from './chosen-bar';
import { LeftList } from './left-list';
import { NoPeople } from './no-people';
import type { LeftPeople } from './use-left-people';
import { ViewChips } from './view-chips';

interface PeopleTabProps {
  readonly people: LeftPeople;
  readonly counts: Readonly<Record<LeftView, number>>;
}

const NONE: ReadonlySet<string> = new Set();

/** Everybody who left, view by view; of those who are due some are chosen, and what would go is looked at. */
export function PeopleTab({ people: { list, view, setView, search, setSearch }, counts }: PeopleTabProps) {
  const t = useMessages('retention');
  const [chosen, setChosen] = useState(NONE);

  function choose(next: LeftView) {
    setChosen(NONE);
    setView(next);
  }

  return (
    <section aria-labelledby="left-people" className="space-y-3">
      <h2 id="left-people" tabIndex={-1} className="sr-only">
        {t('people')}
      </h2>
      <div className="flex flex-col gap-x-6 gap-y-2 xl:flex-row xl:items-center xl:justify-between">
        <ViewChips counts={counts} view={view} onChoose={choose} />
        <div className="min-w-0 xl:w-80">
          <SearchField label={t('search')} search={search} onSearch={setSearch} />
        </div>
      </div>
      <ChosenBar chosen={chosen} onChange={setChosen} />
      <PanelData of={list.first} skeleton={<SkeletonRows rows={6} />}>
        {() => (
          <Card className="overflow-clip">
            {list.rows.length === 0 ? (
              <NoPeople view={view} isSearched={search !== ''} />
            ) : (
              <LeftList list={list} canChoose={view === 'due'} chosen={chosen} onChoose={setChosen} />
            )}
          </Card>
        )}
      </PanelData>
    </section>
  );
}
