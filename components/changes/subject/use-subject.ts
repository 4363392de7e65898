import { useCall } from '@/lib/client/call/use-call';

/** Somebody whose changes a panel shows, with the organisation columns. */
export function useSubject(key: string) {
  const subject = useCall('getChangeSubject', { ChillCode: key }, { revalidateOnFocus: false });
  const columns = useCall('listOrgColumns', { ReportCode: 0 }, { revalidateOnFocus: false });
  return { subject, columns: columns.data ?? [] };
}
