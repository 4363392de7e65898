'use client';

import { useState } from 'react';
import { openPanel } from '@/components/platform/panel/open-panel';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { Button } from '@/components/ui/button/button';
import { Tabs } from '@/components/ui/tabs';
import { useMessages } from '@/lib/i18n/use-messages';
import { ApprovalTable } from './approval-table';
import { KindChips, type ApprovalKinds } from './kind-chips';

interface ApprovalsScreenProps {
  /** The page that shows it. */
  readonly page: `/${string}`;
  /** The one kind of request that the page is for; left out, it is for all. */
  readonly kind?: string;
  /** How many of each kind wait, as the page has read them already. */
  readonly kinds?: ApprovalKinds;
}

const STATES = ['waiting', 'decided', 'asked'] as const;

/** What waits for a person, what they decided and what they asked for, with the way to let somebody else decide. */
export function ApprovalsScreen({ page, kind: only, kinds }: ApprovalsScreenProps) {
  const t = useMessages('approvals');
  const [selected, setSelected] = useState(0);
  const [chosen, setChosen] = useState('');
  const kind = only ?? chosen;
  const state = STATES[selected] ?? 'waiting';
  const prepare = () => preloadPanel('approval-delegations');
  return (
    <Tabs
      label={t('states')}
      names={STATES.map((name) => t(name))}
      selected={selected}
      onSelect={setSelected}
      after={
        <div className="ml-auto pb-1 pl-3">
          <Button
            type="button"
            variant="secondary"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => openPanel('approval-delegations')}
          >
            {t('delegate')}
          </Button>
        </div>
      }
    >
      <div className="space-y-3 pt-4">
        {only === undefined && (
          <KindChips
            key={state}
            State={state}
            Kind={kind}
            initial={state === 'waiting' ? kinds : undefined}
            onKind={setChosen}
          />
        )}
        <ApprovalTable key={`${state} ${kind}`} State={state} Kind={kind} page={page} />
      </div>
    </Tabs>
  );
}
