import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Spinner } from '@/components/ui/feedback/spinner';
import { useMessages } from '@/lib/i18n/use-messages';

/** Said while balances of everybody are worked out. */
export function WorkRunning() {
  const t = useMessages('leave-setup.preview');
  return (
    <div>
      <div role="status" className="flex items-start gap-3">
        <Spinner />
        <div>
          <p className="font-medium">{t('running')}</p>
          <p className="text-muted">{t('patience')}</p>
        </div>
      </div>
      <div className="mt-4">
        <SkeletonRows rows={3} />
      </div>
    </div>
  );
}
