import { useCall } from '@/lib/client/call/use-call';

const LOAD_ONCE = { revalidateOnFocus: false, revalidateIfStale: false };

/** What a new ticket may choose from; empty lists until it is known. */
export function useTicketChoices() {
  const processes = useCall('listProcesses', {}, LOAD_ONCE);
  const subProcesses = useCall('listSubProcesses', {}, LOAD_ONCE);
  const priorities = useCall('listPriorities', {}, LOAD_ONCE);
  const lists = [processes, subProcesses, priorities];
  return {
    processes: processes.data ?? [],
    subProcesses: subProcesses.data ?? [],
    priorities: priorities.data ?? [],
    isLoading: lists.some(({ data, error }) => !data && !error),
    /** As for client users while no process is open to them. */
    isEmpty: processes.data?.length === 0,
    hasFailed: lists.some(({ data, error }) => !data && error),
    retry: () => lists.forEach(({ data, mutate }) => !data && void mutate()),
  };
}

export type TicketChoiceLists = ReturnType<typeof useTicketChoices>;
