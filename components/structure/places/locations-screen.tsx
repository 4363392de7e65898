'use client';

import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { locationShape } from '@/lib/contract/structure/place-shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { CountryWord } from './country-words';
import type { ZoneWord } from './zone-words';

interface LocationsScreenProps {
  readonly initial: ReplyFor<'listLocations'>;
  /** In the reader's language, as the server names them. */
  readonly countries: readonly CountryWord[];
  readonly zones: readonly ZoneWord[];
  readonly calendars: readonly { readonly value: number; readonly text: string }[];
}

/** Where the organisation works, and on whose clock. */
export function LocationsScreen({ initial, countries, zones, calendars }: LocationsScreenProps) {
  const t = useMessages('structure.places');
  const [rows, setRows] = useState(initial);
  const { send } = useCallMutation('saveLocation');
  const { send: remove } = useCallMutation('deleteLocation');
  return (
    <LookupScreen
      shape={locationShape}
      rows={rows}
      columns={{
        Names: { label: t('name') },
        Country: { label: t('country'), words: countries },
        CalendarCode: { label: t('calendar'), options: [{ value: 0, text: t('organisationCalendar') }, ...calendars] },
        TimeZone: { label: t('timeZone'), words: [{ value: '', text: t('organisationZone') }, ...zones] },
      }}
      texts={{ new: t('new'), add: t('add') }}
      send={send}
      remove={(LocationCode) => remove({ LocationCode })}
      onSaved={setRows}
    />
  );
}
