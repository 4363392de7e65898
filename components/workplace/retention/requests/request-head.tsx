import { RelativeTime } from '@/components/ui/relative-time';
import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { useMessages } from '@/lib/i18n/use-messages';
import { ErasureProgress } from './erasure-progress';
import { OutcomeCounts } from './outcome-counts';
import { StateBadge } from './state-badge';

const DECIDED = {
  refused: 'refused',
  withdrawn: 'withdrawn',
  running: 'agreed',
  done: 'agreed',
  waiting: null,
} as const;

/** Of how many a request is, who asked and why, who decided, and how far it is. */
export function RequestHead({ erasure }: { readonly erasure: Erasure }) {
  const t = useMessages('retention');
  const { State, Reason, AskedBy, AskedAt, DecidedBy, DecidedAt, Comment, People } = erasure;
  const decided = DECIDED[State];
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
        {t('request.people', { count: People })}
        <StateBadge state={State} />
      </p>
      <div>
        <p className="text-muted">
          <RelativeTime at={AskedAt} sentence={(time) => t('request.asked', { name: AskedBy, time })} isStop />
        </p>
        <p className="mt-0.5 border-l-2 border-line pl-2 wrap-anywhere">{Reason}</p>
      </div>
      {decided && DecidedAt && (
        <div>
          <p className="text-muted">
            <RelativeTime
              at={DecidedAt}
              sentence={(time) => t(`request.${decided}`, { name: DecidedBy || AskedBy, time })}
              isStop
            />
          </p>
          {Comment && <p className="mt-0.5 border-l-2 border-line pl-2 wrap-anywhere">{Comment}</p>}
        </div>
      )}
      {State === 'running' ? <ErasureProgress erasure={erasure} /> : <OutcomeCounts erasure={erasure} />}
    </div>
  );
}
