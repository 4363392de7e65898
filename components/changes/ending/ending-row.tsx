import Link from 'next/link';
import { useState } from 'react';
import { addressOfPerson } from '@/components/people/address-of-person';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { Spinner } from '@/components/ui/feedback/spinner';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { relativeDayText } from '@/lib/relative-dates';
import { photoOf } from '@/lib/files/photo';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { jobStatusPage } from '../change-pages';
import type { EndingStatus } from './ending-status';
import { useSettle } from './use-settle';

interface EndingRowProps {
  readonly row: EndingStatus;
  readonly onSettled: () => unknown;
}

const dialogs = partOnDemand(() => import('./settle-dialogs'));
const prepare = () => void dialogs.load().catch(() => undefined);

/** A status that ends: one press confirms, extends or ends it. */
export function EndingRow({ row, onSettled }: EndingRowProps) {
  const t = useMessages('changes.ending');
  const language = useLanguage();
  const { ChillCode, Name: name, Empid, HasPhoto, Unit_Name, Emp_Status_Name, EndDate, EndsInDays, Decisions } = row;
  const { settle, isSending, failure } = useSettle(row, onSettled);
  const [asked, setAsked] = useState<'extend' | 'end' | null>(null);
  const loaded = dialogs.usePart(asked !== null);
  const when = { name: Emp_Status_Name, day: relativeDayText(EndDate, new Date(), language) };
  const isOver = EndsInDays < 0;
  // Who may end an employment keeps the record; to a manager the card is open.
  const page = Decisions.includes('end') ? jobStatusPage(ChillCode) : addressOfPerson(ChillCode);
  const opener = (decision: 'extend' | 'end', text: string, label: string) => (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      disabled={isSending}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setAsked(decision)}
      className={rowButtonClasses}
    >
      {text}
    </button>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 md:px-6">
      <Avatar name={name} size="sm" photo={photoOf(Empid, HasPhoto)} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">
          <Link href={page} prefetch={false} className="rounded-sm hover:underline">
            {name}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          {[Empid, Unit_Name].filter(Boolean).join(' · ')}
          <Badge tone={isOver ? 'danger' : 'warning'}>
            <span suppressHydrationWarning>{t(isOver ? 'ended' : 'ends', when)}</span>
          </Badge>
        </p>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {Decisions.length === 0 && <span className="text-muted">{t('told')}</span>}
        {Decisions.includes('confirm') && (
          <button
            type="button"
            aria-label={t('confirmNamed', { name })}
            aria-busy={isSending}
            disabled={isSending}
            onClick={() => void settle('confirm')}
            className={rowButtonClasses}
          >
            {isSending && <Spinner />}
            {t('confirm')}
          </button>
        )}
        {Decisions.includes('extend') && opener('extend', t('extend'), t('extendNamed', { name }))}
        {Decisions.includes('end') && opener('end', t('end'), t('endNamed', { name }))}
      </div>
      {asked && loaded && (
        <loaded.SettleDialog row={row} decision={asked} onClose={() => setAsked(null)} onSettled={onSettled} />
      )}
    </li>
  );
}
