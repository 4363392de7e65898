'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { PlaneIcon } from '@/components/ui/icons/icons';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { loadModal } from '@/components/ui/overlay/load-modal';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { BalanceList } from './balances/balance-list';
import type { LeaveHolder } from './leave-holder';
import { MY_LEAVE_PAGE } from './leave-pages';
import { RequestList } from './requests/request-list';
import { explainedType, type ExplainedType } from './why/explained-type';

const asking = partOnDemand(() => import('./ask/ask-drawer'));
const why = partOnDemand(() => import('./why/why-drawer'));
const request = partOnDemand(() => import('./requests/request-drawer'));

/** Fetches what is about to be opened. */
const prepare = (part: { readonly load: () => Promise<void> }) => () => {
  for (const coming of [loadModal(), part.load()]) coming.catch(() => undefined);
};

type Opened =
  | { readonly drawer: 'ask'; readonly request: LeaveRequest | null }
  | { readonly drawer: 'why'; readonly type: ExplainedType }
  | { readonly drawer: 'request'; readonly code: string };

interface MyLeaveScreenProps {
  readonly holder: LeaveHolder;
  /** As the page has read them; null where the HR API did not say. */
  readonly balances: ReplyFor<'listLeaveBalances'> | null;
  readonly requests: ReplyFor<'listLeaveRequests'> | null;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** What else can be done with it, beside asking. */
  readonly beside?: ReactNode;
  /** What the address opens at once: the request for leave, why a type's balance is so much, or what was asked for, by its code. */
  readonly opens: { readonly ask: boolean; readonly why: number | null; readonly request: string };
}

function firstOpened(
  { ask, why, request }: MyLeaveScreenProps['opens'],
  balances: MyLeaveScreenProps['balances'],
): Opened | null {
  if (ask) return { drawer: 'ask', request: null };
  if (request) return { drawer: 'request', code: request };
  const explained = balances?.find(({ TypeCode }) => TypeCode === why);
  return explained ? { drawer: 'why', type: explainedType(explained, '') } : null;
}

/** What leave somebody has and why, what was asked for, and where it is asked for. */
export function MyLeaveScreen({ holder, balances, requests: initial, today, beside, opens }: MyLeaveScreenProps) {
  const t = useMessages('my-leave');
  const router = useRouter();
  const [opened, setOpened] = useState(() => firstOpened(opens, balances));
  const requests = useCall('listLeaveRequests', { ChillCode: holder.code }, { fallbackData: initial ?? undefined });
  const parts = {
    ask: asking.usePart(opened?.drawer === 'ask'),
    why: why.usePart(opened?.drawer === 'why'),
    request: request.usePart(opened?.drawer === 'request'),
  };

  /** What had an address of its own gives it up, so that it is not come back to. */
  function close() {
    setOpened(null);
    if (opens.ask || opens.request || opens.why !== null) router.replace(MY_LEAVE_PAGE, { scroll: false });
  }

  return (
    <div className="space-y-8">
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={prepare(asking)}
          onFocus={prepare(asking)}
          onClick={() => setOpened({ drawer: 'ask', request: null })}
          className="max-sm:w-full"
        >
          <PlaneIcon className="size-5" />
          {t(holder.code ? 'askFor' : 'askOwn')}
        </Button>
        {beside}
      </div>
      <BalanceList
        holder={holder}
        initial={balances}
        onNear={prepare(why)}
        onExplain={(type) => setOpened({ drawer: 'why', type })}
      />
      <RequestList
        of={requests}
        today={today}
        onNear={prepare(request)}
        onOpen={(code) => setOpened({ drawer: 'request', code })}
      />
      {opened?.drawer === 'ask' && parts.ask && (
        <parts.ask.AskDrawer
          holder={holder}
          request={opened.request}
          requests={requests.data ?? []}
          initial={balances}
          today={today}
          onClose={close}
        />
      )}
      {opened?.drawer === 'why' && parts.why && (
        <parts.why.WhyDrawer type={opened.type} holder={holder} onClose={close} />
      )}
      {opened?.drawer === 'request' && parts.request && (
        <parts.request.RequestDrawer
          code={opened.code}
          holder={holder}
          today={today}
          onClose={close}
          onChange={(open) => setOpened({ drawer: 'ask', request: open })}
        />
      )}
    </div>
  );
}
