'use client';

import { useState } from 'react';
import { Tabs } from '@/components/ui/tabs';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useMessages } from '@/lib/i18n/use-messages';
import { OnePerson } from './person/one-person';
import { TypeList } from './types/type-list';
import type { Audience } from './sentences/rule-text-context';
import { RecountCard } from './work/recount-card';
import { ComingWork, type NextRun } from './work/coming-work';

interface SetupScreenProps {
  readonly types: readonly LeaveType[];
  readonly audience: Audience;
  readonly nextRun: NextRun | null;
  /** Whether the reader may enter something for a person. */
  readonly canKeep: boolean;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Which leave there is, what the recurring work will do with it, and what HR does by hand. */
export function SetupScreen({ types, audience, nextRun, canKeep, today }: SetupScreenProps) {
  const t = useMessages('leave-setup');
  const [selected, setSelected] = useState(0);
  const names = [t('types.tab'), t('work.tab'), ...(canKeep ? [t('person.tab')] : [])];
  return (
    <Tabs label={t('tabs')} names={names} selected={selected} onSelect={setSelected}>
      <div className="pt-5">
        {selected === 0 && <TypeList initial={types} audience={audience} today={today} />}
        {selected === 1 && (
          <>
            <ComingWork types={types} nextRun={nextRun} today={today} />
            {canKeep && <RecountCard />}
          </>
        )}
        {selected === 2 && <OnePerson types={types} today={today} />}
      </div>
    </Tabs>
  );
}
