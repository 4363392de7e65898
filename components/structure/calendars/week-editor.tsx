import { useState, type FormEvent } from 'react';
import { changeLine } from '@/components/platform/lookups/changes';
import { useReportChanges } from '@/components/platform/lookups/lookup-context';
import { LookupSaveBar } from '@/components/platform/lookups/lookup-save-bar';
import { useEdited } from '@/components/platform/lookups/use-edited';
import { useSaving } from '@/components/platform/lookups/use-saving';
import { Card } from '@/components/ui/card';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { TimeInput } from '@/components/ui/form/date/time-input';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { CalendarWeekday } from '@/lib/contract/structure/calendars';
import { minutesText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { WeekdayPattern } from './weekday-pattern';
import { offWeeksText } from './off-weeks-text';
import {
  isEverWorked,
  minuteOf,
  minutesOfWeek,
  spanOf,
  timeOf,
  WEEKDAYS,
  weekdayName,
  workedDay,
} from './working-week';

type Calendar = ReplyFor<'listCalendars'>[number];

/** In which hours of a week people work, and which weekdays of a month are off. */
export function WeekEditor({ initial }: { readonly initial: Calendar }) {
  const [calendar, setCalendar] = useState(initial);
  const t = useMessages('structure.calendars');
  const lookups = useMessages('lookups');
  const language = useLanguage();
  const saving = useSaving<readonly Calendar[]>((rows) =>
    setCalendar(rows.find(({ CalendarCode }) => CalendarCode === initial.CalendarCode) ?? initial),
  );
  const { value, change, discard } = useEdited<readonly CalendarWeekday[]>(calendar.Week);
  const { send } = useCallMutation('saveCalendarWeek');
  const dayOf = (days: readonly CalendarWeekday[], weekday: number) => days.find(({ Weekday }) => Weekday === weekday);
  const textOf = (day: CalendarWeekday | undefined) => {
    if (!day) return t('free');
    const hours = `${timeOf(day.From)}–${day.To === 1440 ? '24:00' : timeOf(day.To)}`;
    const off = day.OffWeeks.length > 0 && offWeeksText(t, language, day.OffWeeks);
    return [hours, day.Portion !== 'whole' && t(`portions.${day.Portion}`), off].filter(Boolean).join(', ');
  };
  const changes = WEEKDAYS.flatMap((weekday) =>
    changeLine(
      lookups,
      weekdayName(weekday, language),
      textOf(dayOf(calendar.Week, weekday)),
      textOf(dayOf(value, weekday)),
    ),
  );
  useReportChanges('week', changes.length > 0);

  const put = (day: CalendarWeekday) =>
    change([...value.filter(({ Weekday }) => Weekday !== day.Weekday), day].sort((a, b) => a.Weekday - b.Weekday));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (
      await saving.save([{ of: 'week', send: () => send({ CalendarCode: calendar.CalendarCode, Week: [...value] }) }])
    )
      discard();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Card className="p-5 md:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-base font-semibold">{t('week')}</h2>
          <p className="digits">{t('total', { time: minutesText(minutesOfWeek(value), language) })}</p>
        </div>
        <p className="text-muted">{t('weekText', { zone: calendar.TimeZone.replaceAll('_', ' ') })}</p>
        <ul className="mt-3 divide-y divide-line">
          {WEEKDAYS.map((weekday) => {
            const day = dayOf(value, weekday);
            const name = weekdayName(weekday, language);
            const at = day ? value.indexOf(day) : -1;
            const issue = day ? saving.issueOf('week', `Week.${at}`) : null;
            return (
              <li key={weekday} className="py-2">
                <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
                  <div className="w-36">
                    <LabelledCheck
                      isOn={day !== undefined}
                      label={t('worked', { day: name })}
                      onChange={(isOn) =>
                        isOn ? put(workedDay(weekday)) : change(value.filter(({ Weekday }) => Weekday !== weekday))
                      }
                    >
                      {name}
                    </LabelledCheck>
                  </div>
                  {day ? (
                    <span className="flex items-center gap-2">
                      {(['From', 'To'] as const).map((end) => (
                        <span key={end} className="w-24">
                          <TimeInput
                            aria-label={t(end === 'From' ? 'from' : 'to', { day: name })}
                            aria-invalid={issue !== null}
                            value={timeOf(day[end])}
                            onChange={(time) => {
                              const minute = minuteOf(time, end === 'To');
                              if (minute !== null) put({ ...day, [end]: minute });
                            }}
                          />
                        </span>
                      ))}
                    </span>
                  ) : (
                    <span className="w-50 text-muted">{t('free')}</span>
                  )}
                  <span
                    aria-hidden="true"
                    className="relative hidden h-2.5 min-w-40 flex-1 overflow-hidden rounded-full bg-surface-sunken [box-shadow:inset_0_0_0_1px_var(--line)] lg:block"
                  >
                    {day && <span className="absolute inset-y-0 rounded-full bg-accent" style={spanOf(day)} />}
                  </span>
                </div>
                {day && <WeekdayPattern day={day} name={name} onChange={put} />}
                {issue && <FieldIssue text={issue} />}
              </li>
            );
          })}
        </ul>
        {!isEverWorked(value) && saving.issueOf('week', 'Week') && (
          <FieldIssue text={saving.issueOf('week', 'Week') ?? ''} />
        )}
      </Card>
      <LookupSaveBar saving={saving} changes={changes} onDiscard={discard} />
    </form>
  );
}
