import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { PersonChip } from '@/components/people/person-chip';
import { Card } from '@/components/ui/card';
import { absenceClasses } from './grid/absence-classes';
import { HALVES, type Grid, type GridAbsence, type GridRow } from './model/grid-model';

interface Entry {
  readonly row: GridRow;
  readonly absence: GridAbsence;
}

const byBeginning = (one: Entry, other: Entry) => one.absence.first - other.absence.first;

/** Who is away as a list, for screens on which no grid is read: today, then what is to come, then what is behind. */
export async function Agenda({ grid }: { readonly grid: Grid }) {
  const t = await getTranslations('team-calendar');
  const entries = grid.rows.flatMap((row) => row.absences.map((absence) => ({ row, absence }))).sort(byBeginning);
  const place = grid.days.findIndex(({ isToday }) => isToday);
  const [morning, evening] = place < 0 ? [0, -1] : [place * HALVES, place * HALVES + 1];
  const lists = [
    {
      name: t('agendaToday'),
      entries: entries.filter(({ absence }) => absence.first <= evening && absence.last >= morning),
      isShown: place >= 0,
    },
    {
      // Where today is not in sight, all of it is one list.
      name: t(place < 0 ? 'grid' : 'agendaLater'),
      entries: entries.filter(({ absence }) => absence.first > evening),
      isShown: true,
    },
    {
      name: t('agendaEarlier'),
      entries: entries.filter(({ absence }) => place >= 0 && absence.last < morning),
      isShown: false,
    },
  ];
  return (
    <div className="space-y-4">
      {lists
        .filter((list) => list.isShown || list.entries.length > 0)
        .map((list) => (
          <section key={list.name} aria-label={list.name}>
            <h2 className="mb-2 font-semibold">{list.name}</h2>
            <Card>
              {list.entries.length === 0 ? (
                <p className="px-4 py-3 text-muted">{t('nobody')}</p>
              ) : (
                <ul className="divide-y divide-line px-4">
                  {list.entries.map((entry) => (
                    <AgendaEntry key={`${entry.row.key} ${entry.absence.first}`} {...entry} />
                  ))}
                </ul>
              )}
            </Card>
          </section>
        ))}
    </div>
  );
}

const AgendaEntry = ({ row, absence }: Entry) => (
  <li className="flex min-h-14 items-center gap-3 py-2">
    <span className="min-w-0 flex-1">
      <PersonChip name={row.name} employeeId={row.employeeId} hasPhoto={row.hasPhoto} keyCode={row.key} face="sm">
        <span className="block text-muted">{absence.when}</span>
      </PersonChip>
    </span>
    <span className="flex max-w-2/5 items-center gap-2 text-right text-muted">
      <span className="min-w-0">{absence.what}</span>
      <span
        aria-hidden="true"
        className={clsx(
          'grid h-4 w-6 shrink-0 place-items-center rounded-[4px]',
          absenceClasses({ ...absence, isPart: false }),
        )}
      >
        {absence.letter}
      </span>
    </span>
  </li>
);
