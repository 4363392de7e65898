import type { ReportDelivery } from '@/lib/contract/workplace/reports/sending/sending';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { reasonTexts } from '../reason-texts';
import { DeliveryBadge } from './delivery-badge';

/** What one recipient got, or why they did not. */
export function DeliveryLine({ delivery }: { readonly delivery: ReportDelivery }) {
  const t = useMessages('report-sending');
  const number = new Intl.NumberFormat(useLanguage());
  const { Recipient, Address, RoleName, State, Reasons, MissingColumns, ErrorName, RowCount, ColumnCount, Changes } =
    delivery;
  const isSent = State === 'delivered' || State === 'queued';
  const size = t('size', { rows: RowCount, columns: ColumnCount });
  const changes =
    Changes &&
    t('changes', {
      ...{ added: number.format(Changes.Added), gone: number.format(Changes.Gone) },
      altered: number.format(Changes.Altered),
    });
  const details = [RoleName && t('asRole', { role: RoleName }), isSent && size, isSent && changes]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 basis-48 grow">
        <p className="wrap-anywhere">{Recipient || Address}</p>
        {details && <p className="text-muted">{details}</p>}
        {reasonTexts(t, Reasons, MissingColumns).map((reason) => (
          <p key={reason} className="text-muted wrap-anywhere">
            {reason}
          </p>
        ))}
        {ErrorName && (
          <p className="text-danger wrap-anywhere">
            {t(State === 'refused' ? 'serverSaid' : 'errorNamed', { error: ErrorName })}
          </p>
        )}
      </div>
      <DeliveryBadge state={State} />
    </li>
  );
}
