import { PersonChip } from '@/components/people/person-chip';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';

/** Who decides about a request, or did; nothing where that is closed to the reader. It only adds to the rest: a failure leaves it out. */
export function RequestDeciders({ approvalCode }: { readonly approvalCode: string }) {
  const t = useMessages('my-leave.request');
  const { data, error } = useCall('getApproval', approvalCode === '' ? null : { KeyCode: approvalCode });
  if (approvalCode === '' || error) return null;
  if (!data) return <Skeleton className="h-14" />;
  return (
    <section aria-labelledby="leave-deciders">
      <h4 id="leave-deciders" className="font-semibold">
        {t('deciders')}
      </h4>
      <ol className="mt-2 space-y-3">
        {data.StepList.flatMap(({ Approvers }, step) =>
          Approvers.map(({ Name, Empid, HasPhoto, ChillCode, State }) => (
            <li key={`${step} ${Empid || Name}`}>
              <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="sm">
                <span className="block text-xs text-muted">{t(`decisions.${State}`)}</span>
              </PersonChip>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
