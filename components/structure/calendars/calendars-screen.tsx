'use client';

import { useState } from 'react';
import Link from 'next/link';
import { nameFor } from '@/components/platform/lookups/lookup-row';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { Card } from '@/components/ui/card';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { calendarShape } from '@/lib/contract/structure/place-shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ZoneWord } from '../places/zone-words';

interface CalendarsScreenProps {
  readonly initial: ReplyFor<'listCalendars'>;
  readonly zones: readonly ZoneWord[];
}

/** What calendars there are; the hours and holidays of each have a page of their own. */
export function CalendarsScreen({ initial, zones }: CalendarsScreenProps) {
  const t = useMessages('structure.calendars');
  const lookups = useMessages('lookups');
  const language = useLanguage();
  const [rows, setRows] = useState(initial);
  const { send } = useCallMutation('saveCalendar');
  const { send: remove } = useCallMutation('deleteCalendar');
  return (
    <>
      <Card className="mb-6 p-5">
        <h2 className="text-base font-semibold">{t('openTitle')}</h2>
        <ul className="mt-2 flex flex-wrap gap-x-5">
          {rows.map(({ CalendarCode, Names }) => (
            <li key={CalendarCode}>
              <Link
                href={`/process/calendars/key/${encodeURIComponent(CalendarCode)}`}
                className="inline-flex min-h-11 items-center font-medium text-accent-text hover:underline md:min-h-9"
              >
                {nameFor(Names, language)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <LookupScreen
        shape={calendarShape}
        rows={rows}
        columns={{
          Names: { label: lookups('name') },
          TimeZone: { label: t('timeZone'), words: zones },
          IsDefault: { label: t('default'), hint: t('defaultHint') },
          IsActive: { label: lookups('active') },
        }}
        texts={{ new: t('new'), add: t('add') }}
        send={send}
        remove={(CalendarCode) => remove({ CalendarCode })}
        onSaved={(saved) => setRows(saved as ReplyFor<'listCalendars'>)}
      />
    </>
  );
}
