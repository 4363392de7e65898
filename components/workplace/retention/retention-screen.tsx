'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { Tabs } from '@/components/ui/tabs';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { Erasure, LeftPerson } from '@/lib/contract/workplace/retention/retention';
import { useMessages } from '@/lib/i18n/use-messages';
import { KeepCard } from './keep/keep-card';
import { PeopleTab } from './people/people-tab';
import { useLeftPeople } from './people/use-left-people';
import { RequestTab } from './requests/request-tab';
import { useErasures } from './requests/use-erasures';
import { RetentionContext } from './retention-context';

const dialog = partOnDemand(() => import('./requests/request-dialog'));

interface RetentionScreenProps {
  readonly retention: ReplyFor<'getRetention'>;
  /** The first page of those who are due. */
  readonly people: readonly LeftPerson[];
  readonly erasures: Erasure[];
  /** When the page was written, ISO 8601. */
  readonly readAt: string;
}

/** For how long data is kept, who left, and what was asked for. */
export function RetentionScreen(props: RetentionScreenProps) {
  const t = useMessages('retention');
  const [selected, setSelected] = useState(0);
  const [openCode, setOpenCode] = useState<string | null>(null);
  const loaded = dialog.usePart(openCode !== null);
  const { retention, erasures, people, refresh } = useRetentionData(props);
  const { KeepMonths: keepMonths, Counts } = retention;
  const waiting = erasures.filter(({ State }) => State === 'waiting').length;
  const value = useMemo(() => ({ keepMonths, refresh, openRequest: setOpenCode }), [keepMonths, refresh]);
  return (
    <RetentionContext value={value}>
      <KeepCard />
      <Tabs
        label={t('tabs')}
        names={[t('people'), waiting > 0 ? t('requestsWaiting', { count: waiting }) : t('requests')]}
        selected={selected}
        onSelect={setSelected}
      >
        <div className="pt-4">
          {selected === 0 ? <PeopleTab people={people} counts={Counts} /> : <RequestTab erasures={erasures} />}
        </div>
      </Tabs>
      {openCode !== null && loaded && (
        <loaded.RequestDialog key={openCode} code={openCode} onClose={() => setOpenCode(null)} />
      )}
    </RetentionContext>
  );
}

/** All that the page shows. Where a request has changed, who is due has, too. */
function useRetentionData({
  retention: first,
  people: firstPeople,
  erasures: firstErasures,
  readAt,
}: RetentionScreenProps) {
  const { data: retention = first, mutate: readCounts } = useCall('getRetention', {}, { fallbackData: first });
  const { erasures, mutate: readErasures } = useErasures(firstErasures);
  const version = erasures.map(({ RequestCode, State }) => `${RequestCode} ${State}`).join();
  const people = useLeftPeople({ people: firstPeople, readAt, version });
  const latest = useRef({ readAgain: people.list.readAgain, version });

  useEffect(() => {
    if (latest.current.version !== version) void readCounts();
    latest.current = { readAgain: people.list.readAgain, version };
  });

  const refresh = useCallback(async () => {
    await Promise.all([readCounts(), readErasures(), latest.current.readAgain()]);
  }, [readCounts, readErasures]);
  return { retention, erasures, people, refresh };
}
