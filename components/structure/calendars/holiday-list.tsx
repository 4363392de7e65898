import { useId, useRef, useState, type FormEvent } from 'react';
import { useRouter } from 'next/navigation';
import { listChanges } from '@/components/platform/lookups/changes';
import { useReportChanges } from '@/components/platform/lookups/lookup-context';
import { nameFor } from '@/components/platform/lookups/lookup-row';
import { LookupSaveBar } from '@/components/platform/lookups/lookup-save-bar';
import { RemoveButton } from '@/components/platform/lookups/rows/remove-button';
import { useEdited } from '@/components/platform/lookups/use-edited';
import { useSaving } from '@/components/platform/lookups/use-saving';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { SelectField } from '@/components/ui/form/select-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { CalendarHoliday } from '@/lib/contract/structure/calendars';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { HolidayForm } from './holiday-form';
import { HolidayImport } from './holiday-import';
import { emptyHoliday, withHolidays, withNamedDays, without } from './holiday-lines';

interface HolidayListProps {
  readonly calendarCode: number;
  /** Of all years. */
  readonly initial: readonly CalendarHoliday[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

const yearOf = ({ On }: Pick<CalendarHoliday, 'On'>) => Number(On.slice(0, 4));

/** The holidays of a calendar, a year at a time. */
export function HolidayList({ calendarCode, initial, today }: HolidayListProps) {
  const t = useMessages('structure.calendars');
  const lookups = useMessages('lookups');
  const language = useLanguage();
  const id = useId();
  const router = useRouter();
  const [stored, setStored] = useState(initial);
  const saving = useSaving<readonly CalendarHoliday[]>(setStored);
  const { value, change, discard } = useEdited(stored);
  const { send } = useCallMutation('saveCalendarDays');
  const thisYear = yearOf({ On: today });
  const [year, setYear] = useState(thisYear);
  const [typed, setTyped] = useState(emptyHoliday);
  const [edited, setEdited] = useState<CalendarHoliday | null>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const years = [...new Set([...value.map(yearOf), thisYear, thisYear + 1, year])].sort((one, other) => one - other);

  const natureOf = ({ Kind, Portion }: CalendarHoliday) =>
    [Kind !== 'public' && t(`kinds.${Kind}`), Portion !== 'whole' && t(`portions.${Portion}`)]
      .filter((part) => part !== false)
      .join(', ');
  const nameOf = ({ Names }: CalendarHoliday) => nameFor(Names, language);
  const lineOf = (day: CalendarHoliday) =>
    [`${dayText(day.On, language)} ${nameOf(day)}`, natureOf(day)].filter(Boolean).join(', ');
  const [came, went] = [without(value, stored), without(stored, value)];
  const wentLines = went.map(lineOf);
  const changes = [
    ...listChanges(lookups, wentLines, came.map(lineOf)),
    // Another language's name is another, though the line is the same.
    ...came.map(lineOf).flatMap((name) => (wentLines.includes(name) ? [t('renamed', { name })] : [])),
  ];
  useReportChanges('holidays', changes.length > 0);

  function take(day: CalendarHoliday) {
    change(
      withHolidays(
        value.filter((each) => each !== edited),
        [day],
      ),
    );
    setYear(yearOf(day));
    setTyped(emptyHoliday());
    setEdited(null);
  }

  function edit(day: CalendarHoliday) {
    setTyped(day);
    setEdited(day);
    formRef.current?.querySelector('input')?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const kept = new Set(came.map(({ On }) => On));
    const Remove = went.map(({ On }) => On).filter((on) => !kept.has(on));
    const request = { CalendarCode: calendarCode, Put: came, Remove };
    if (!(await saving.save([{ of: 'days', send: () => send(request) }]))) return;
    discard();
    // Else Back would show the list as it was.
    router.refresh();
  }

  const issueOf = (day: CalendarHoliday) =>
    came.includes(day) ? saving.issueOf('days', `Put.${came.indexOf(day)}`) : null;
  const tooMany = came.some(issueOf) ? null : saving.issueOf('days', 'Put');
  const shown = value.filter((day) => yearOf(day) === year);
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-base font-semibold">{t('holidays')}</h2>
          <p className="text-muted">{t('holidaysText')}</p>
        </div>
        <div className="w-32">
          <SelectField
            id={`${id}-year`}
            label={t('year')}
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
          >
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <div ref={formRef}>
        <HolidayForm day={typed} onChange={setTyped} onTake={take} />
      </div>
      <form onSubmit={(event) => void save(event)} noValidate>
        {shown.length === 0 && (
          <p className="mt-4 rounded bg-surface-sunken px-3 py-2.5">{t('noHolidays', { year })}</p>
        )}
        <ul className="mt-3 divide-y divide-line">
          {shown.map((day) => {
            const issue = issueOf(day);
            return (
              <li key={day.On} className="py-1">
                <div className="flex flex-wrap items-center gap-x-4">
                  <span className="w-28 shrink-0 whitespace-nowrap text-muted digits">{dayText(day.On, language)}</span>
                  <span className="min-w-40 flex-1 font-medium">{nameOf(day)}</span>
                  <span className="text-muted">{natureOf(day)}</span>
                  <span className="ml-auto flex items-center gap-x-4">
                    <button
                      type="button"
                      aria-label={t('edit', { name: lineOf(day) })}
                      onClick={() => edit(day)}
                      className={textButtonClasses}
                    >
                      {t('editShort')}
                    </button>
                    <RemoveButton name={lineOf(day)} onClick={() => change(value.filter((each) => each !== day))} />
                  </span>
                </div>
                {issue && <FieldIssue text={issue} />}
              </li>
            );
          })}
        </ul>
        {tooMany && <FieldIssue text={tooMany} />}
        <LookupSaveBar saving={saving} changes={changes} onDiscard={discard} />
      </form>
      <HolidayImport onTake={(days) => change(withNamedDays(value, days, language))} />
    </Card>
  );
}
