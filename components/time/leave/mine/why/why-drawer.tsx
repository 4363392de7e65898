'use client';

import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import { calendarDate, dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { daysNumber } from '../../days-number';
import type { LeaveHolder } from '../leave-holder';
import { LeaveDrawer } from '../../leave-drawer';
import type { ExplainedType } from './explained-type';
import { WhyChain } from './why-chain';
import { WhyCredits } from './why-credits';

interface WhyDrawerProps {
  readonly type: ExplainedType;
  readonly holder: LeaveHolder;
  readonly onClose: () => void;
}

/** Why a balance is what it is: of what it is left, and all that made it. */
export function WhyDrawer({ type, holder, onClose }: WhyDrawerProps) {
  const t = useMessages('my-leave.why');
  const language = useLanguage();
  const account = useCall('getLeaveBalance', { ChillCode: holder.code, TypeCode: type.code, On: type.on });
  const on = type.on || calendarDate(new Date());
  return (
    <LeaveDrawer title={type.name} about={holder.name} onClose={onClose}>
      <div className="space-y-7 p-5">
        <PanelData of={account} skeleton={<SkeletonRows rows={6} />}>
          {({ Balance, Credits, Entries }) => (
            <>
              {type.isCounted ? (
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="text-4xl leading-10 font-semibold digits">{daysNumber(Balance, language)}</span>
                  <span className="text-muted">
                    {t('leftOn', { days: daysOfAmount(Balance), date: dayText(on, language) })}
                  </span>
                </p>
              ) : (
                <p className="text-muted">{t('notCounted')}</p>
              )}
              <WhyCredits credits={Credits} />
              <WhyChain entries={Entries} on={on} />
            </>
          )}
        </PanelData>
      </div>
    </LeaveDrawer>
  );
}
