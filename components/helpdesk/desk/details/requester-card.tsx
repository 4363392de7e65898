import { clsx } from 'clsx';
import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCall } from '@/lib/client/call/use-call';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';

/** Who asked: name and number always, unit, place and profile card where the reader may know the person beyond the ticket. */
export function RequesterCard({ ticket }: { readonly ticket: Ticket }) {
  const t = useMessages('desk.ticket');
  const { RequesterName, RequesterId, RequesterHasPhoto, RequesterChillCode } = ticket;
  const { data } = useCall('getEmployeeHeader', RequesterChillCode ? { ChillCode: RequesterChillCode } : null, {
    revalidateOnFocus: false,
  });
  const place = [data?.Unit_Name, data?.Location_Name].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={RequesterName} size="sm" photo={photoOf(RequesterId, RequesterHasPhoto)} />
        <p className="min-w-0">
          <span className="block font-medium">{RequesterName}</span>
          <span className="text-muted tabular-nums">{RequesterId}</span>
        </p>
      </div>
      {place && <p className="mt-2 text-muted">{place}</p>}
      {RequesterChillCode && (
        <Link
          href={`/ecenter/profileview/key/${encodeURIComponent(RequesterChillCode)}`}
          prefetch={false}
          className={clsx('mt-2 inline-block', textButtonClasses)}
        >
          {t('profile')}
        </Link>
      )}
    </>
  );
}
