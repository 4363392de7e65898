'use client';

import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { spanText } from '../../span-text';
import type { LeaveHolder, LeaveRequestDetail } from '../leave-holder';
import { LeaveDrawer } from '../../leave-drawer';
import { RequestActions } from './request-actions';
import { RequestDays } from './request-days';
import { RequestDeciders } from './request-deciders';
import { RequestProof } from './request-proof';
import { RequestState } from './request-state';

interface RequestDrawerProps {
  readonly code: string;
  readonly holder: LeaveHolder;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onClose: () => void;
  readonly onChange: (request: LeaveRequestDetail) => void;
}

/** One request: how it stands, its days, who decides, and what can be done about it. */
export function RequestDrawer({ code, holder, today, onClose, onChange }: RequestDrawerProps) {
  const t = useMessages('my-leave.request');
  const request = useCall('getLeaveRequest', { RequestCode: code });
  return (
    <LeaveDrawer title={t('title')} about={holder.name} onClose={onClose}>
      <div className="p-5">
        <PanelData of={request} skeleton={<SkeletonRows rows={5} />}>
          {(found) => (
            <RequestDetail
              request={found}
              isOwn={holder.code === ''}
              today={today}
              onDone={onClose}
              onChange={() => onChange(found)}
            />
          )}
        </PanelData>
      </div>
    </LeaveDrawer>
  );
}

interface RequestDetailProps {
  readonly request: LeaveRequestDetail;
  readonly isOwn: boolean;
  readonly today: string;
  readonly onDone: () => void;
  readonly onChange: () => void;
}

function RequestDetail({ request, isOwn, today, onDone, onChange }: RequestDetailProps) {
  const t = useMessages('my-leave.request');
  const span = useMessages('my-leave.span');
  const amounts = useMessages('leave');
  const language = useLanguage();
  const { TypeName, State, Amount, Note, Comment, AskedDate, DecidedDate } = request;
  return (
    <article className="space-y-6">
      <header>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="min-w-0 text-lg leading-6 font-semibold wrap-anywhere digits">
            {spanText(span, request, language)}
          </h3>
          <RequestState state={State} />
        </div>
        <p className="mt-1 text-muted wrap-anywhere digits">
          {TypeName} · {amountText(amounts, Amount)}
        </p>
        <p className="text-balance text-muted digits">
          {t('asked', { date: wireTimeText(AskedDate, language) })}
          {DecidedDate && ` · ${t('decided', { date: wireTimeText(DecidedDate, language) })}`}
        </p>
      </header>
      {Comment && <Quote title={t('comment')} text={Comment} />}
      <RequestActions request={request} isOwn={isOwn} today={today} onDone={onDone} onChange={onChange} />
      <RequestDays days={request.Days} />
      {Note && <Quote title={t('note')} text={Note} />}
      <RequestProof request={request} />
      <RequestDeciders approvalCode={request.ApprovalCode} />
    </article>
  );
}

function Quote({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      <p className="mt-1 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}
