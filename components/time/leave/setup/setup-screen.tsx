'use client';

import { useState } from 'react';
import { Tabs } from '@/components/ui/tabs';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath } from '@/lib/links/links';
import { LinkCard } from './link-card';
import { OnePerson } from './person/one-person';
import { LEAVE_SETUP_PAGE, SETUP_TABS, type SetupTab } from './setup-pages';
import { Staffing } from './staffing/staffing';
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
  /** Where balances of many are brought by file; null for who may not. */
  readonly balancesFile?: `/${string}` | null;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Which tab is shown first. */
  readonly tab: SetupTab;
}

/** What is done by who keeps leave alone. */
const KEPT: readonly SetupTab[] = ['person', 'staffing'];

/** Which leave there is, what the recurring work will do with it, and what HR does by hand. */
export function SetupScreen({ types, audience, nextRun, canKeep, balancesFile = null, today, tab }: SetupScreenProps) {
  const t = useMessages('leave-setup');
  const tabs = SETUP_TABS.filter((one) => canKeep || !KEPT.includes(one));
  const [shown, setShown] = useState(tabs.includes(tab) ? tab : tabs[0]);

  /** The address says which tab it is, so that the way back leads to it. */
  function show(selected: number) {
    const next = tabs[selected];
    setShown(next);
    history.replaceState(null, '', withBasePath(`${LEAVE_SETUP_PAGE}${selected > 0 ? `?tab=${next}` : ''}`));
  }

  return (
    <>
      {canKeep && <RecountCard />}
      <Tabs
        label={t('tabs')}
        names={tabs.map((one) => t(`${one}.tab`))}
        selected={shown ? tabs.indexOf(shown) : 0}
        onSelect={show}
      >
        <div className="pt-5">
          {shown === 'types' && <TypeList initial={types} audience={audience} today={today} />}
          {shown === 'work' && <ComingWork types={types} nextRun={nextRun} today={today} />}
          {canKeep && shown === 'staffing' && <Staffing audience={audience} />}
          {/* What is typed there stays while another tab is looked at. */}
          {canKeep && (
            <div hidden={shown !== 'person'}>
              {balancesFile && (
                <LinkCard
                  title={t('person.file.title')}
                  about={t('person.file.about')}
                  link={t('person.file.bring')}
                  href={balancesFile}
                />
              )}
              <OnePerson types={types} today={today} />
            </div>
          )}
        </div>
      </Tabs>
    </>
  );
}
