import { useCall } from '@/lib/client/call/use-call';

/** The names of the roles that the person holds, by code (QS-08). */
export function useRoleNames(): ReadonlyMap<number, string> {
  const { data } = useCall('listRoleChoices', {}, { revalidateIfStale: false, revalidateOnFocus: false });
  return new Map(data?.map(({ Role_Code, Role_Name }) => [Role_Code, Role_Name]));
}
