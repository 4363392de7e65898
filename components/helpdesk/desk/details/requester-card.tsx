import { PersonChip } from '@/components/people/person-chip';
import { useCall } from '@/lib/client/call/use-call';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { requesterOf } from '../../ticket-people';

/** Who asked: name and number always, unit, place and card where the reader may know the person beyond the ticket. */
export function RequesterCard({ ticket }: { readonly ticket: Ticket }) {
  const { RequesterId, RequesterChillCode } = ticket;
  const { data } = useCall('getEmployeeHeader', RequesterChillCode ? { ChillCode: RequesterChillCode } : null, {
    revalidateOnFocus: false,
  });
  const place = [data?.Unit_Name, data?.Location_Name].filter(Boolean).join(' · ');
  return (
    <>
      <PersonChip {...requesterOf(ticket)} face="sm">
        <span className="block text-muted digits">{RequesterId}</span>
      </PersonChip>
      {place && <p className="mt-2 text-muted">{place}</p>}
    </>
  );
}
