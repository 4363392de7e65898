import { RelativeTime } from '@/components/ui/relative-time';
import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRetention } from '../retention-context';
import { ErasureProgress } from './erasure-progress';
import { OutcomeCounts } from './outcome-counts';
import { StateBadge } from './state-badge';

/** A request: of how many, who asked, when and why, and what came of it. The whole row opens it. */
export function RequestRow({ erasure }: { readonly erasure: Erasure }) {
  const t = useMessages('retention');
  const { openRequest } = useRetention();
  const { RequestCode, State, Reason, AskedBy: name, AskedAt, People } = erasure;
  return (
    <li className="relative grid gap-x-5 gap-y-2 px-4 py-3 hover:bg-hover md:px-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_8rem] lg:items-center">
      <div className="min-w-0">
        <button
          type="button"
          aria-label={t('request.showNamed', { count: People, name })}
          onClick={() => openRequest(RequestCode)}
          className="rounded-sm text-left font-medium after:absolute after:inset-0 hover:underline"
        >
          {t('request.people', { count: People })}
        </button>
        <p className="text-muted wrap-anywhere">
          <RelativeTime at={AskedAt} sentence={(time) => t('request.asked', { name, time })} /> · {Reason}
        </p>
      </div>
      {State === 'running' ? <ErasureProgress erasure={erasure} /> : <OutcomeCounts erasure={erasure} />}
      <div className="lg:col-start-3 lg:justify-self-end">
        <StateBadge state={State} />
      </div>
    </li>
  );
}
