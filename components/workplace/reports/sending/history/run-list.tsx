import { PanelData } from '@/components/platform/panel/panel-data';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { ReportSendingRun } from '@/lib/contract/workplace/reports/sending/sending';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { DeliveryLine } from './delivery-line';

interface RunListProps {
  readonly code: string;
  /** How often it is looked at again while something is under way, in milliseconds; 0 for never. */
  readonly refreshMs: number;
}

/** The last runs of a schedule, each with what everybody got. */
export function RunList({ code, refreshMs }: RunListProps) {
  const t = useMessages('report-sending');
  const runs = useCall('listReportSendingRuns', { HeaderCode: code }, { refreshInterval: refreshMs });
  return (
    <PanelData of={runs} skeleton={<Skeleton className="h-20 w-full" />}>
      {(found) =>
        found.length === 0 ? (
          <p className="text-muted">{t('noRuns')}</p>
        ) : (
          <ul className="space-y-4">
            {found.map((run) => (
              <Run key={run.RunCode} run={run} />
            ))}
          </ul>
        )
      }
    </PanelData>
  );
}

function Run({ run }: { readonly run: ReportSendingRun }) {
  const t = useMessages('report-sending');
  const language = useLanguage();
  const { DueAt, State, ErrorName, RequestId, Deliveries } = run;
  return (
    <li>
      <p className="font-medium digits">
        {dateTimeText(new Date(DueAt), language)}
        {State !== 'done' && <span className="ml-2 font-normal text-muted">{t(`runs.${State}`)}</span>}
      </p>
      {ErrorName && (
        <p className="text-danger wrap-anywhere">{t('runFailed', { error: ErrorName, request: RequestId })}</p>
      )}
      {Deliveries.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {Deliveries.map((delivery) => (
            <DeliveryLine key={`${delivery.Recipient} ${delivery.Address} ${delivery.RoleName}`} delivery={delivery} />
          ))}
        </ul>
      )}
    </li>
  );
}
