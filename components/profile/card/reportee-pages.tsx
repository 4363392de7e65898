import { useState } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { NumberPager, PAGE_SIZE } from '@/components/ui/number-pager';
import { Segmented } from '@/components/ui/form/segmented';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

/** VIEW-01, VIEW-02, VIEW-04: those who report to somebody, a page at a time, below each other or side by side. */
export function ReporteePages({ people }: { readonly people: ReplyFor<'listReportees'> }) {
  const t = useMessages('profile-card');
  const [view, setView] = useState<'list' | 'grid'>('list');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(PAGE_SIZE);
  const shown = people.slice((page - 1) * size, page * size);
  const words = {
    pages: t('pages'),
    page: (number: number) => t('page', { number }),
    previous: t('previousPage'),
    next: t('nextPage'),
    perPage: t('perPage'),
  };
  return (
    <div className="mt-3 space-y-3">
      <div className="max-w-60">
        <Segmented
          label={t('shownAs')}
          options={[
            { value: 'list', text: t('asList') },
            { value: 'grid', text: t('asGrid') },
          ]}
          chosen={view}
          onChoose={setView}
        />
      </div>
      <ul className={view === 'grid' ? 'grid gap-3 sm:grid-cols-2 md:grid-cols-3' : 'divide-y divide-line'}>
        {shown.map(({ Name, Empid, KeyCode, HasPhoto, Level_Name, Location_Name }) => (
          <li key={Empid} className={view === 'grid' ? 'min-w-0 rounded border border-line p-3' : 'py-2'}>
            <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="sm">
              <span className="block text-muted">
                {[Empid, Level_Name, view === 'list' ? Location_Name : ''].filter(Boolean).join(' · ')}
              </span>
            </PersonChip>
          </li>
        ))}
      </ul>
      <NumberPager
        page={page}
        count={people.length}
        size={size}
        words={words}
        onPage={setPage}
        onSize={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
    </div>
  );
}
