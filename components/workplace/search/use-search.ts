import { useCall } from '@/lib/client/call/use-call';
import { menuItems, ofTarget, peopleRequest, personItems, TARGET, type SearchItem, type Target } from './search-items';
import { useDebounced } from './use-debounced';

/** SRCH-05, in milliseconds. */
const MENU_PAUSE = 500;
const PEOPLE_PAUSE = 200;

const KEPT = { revalidateIfStale: false, revalidateOnFocus: false } as const;

interface Search {
  readonly items: readonly SearchItem[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly mutate: () => Promise<unknown>;
}

/** What a text finds where it is looked for: menu entries from memory, people as the HR API suggests them. */
export function useSearch(target: Target, text: string): Search {
  const isForMenu = target === TARGET.menu || target === TARGET.all;
  const menu = useCall('listMenu', isForMenu ? {} : null, KEPT);
  const modules = useCall('listModules', isForMenu ? {} : null, KEPT);
  const menuText = useDebounced(text, MENU_PAUSE);
  const peopleText = useDebounced(text, PEOPLE_PAUSE);
  const people = useCall('searchEmployees', peopleRequest(target, peopleText), {
    ...KEPT,
    dedupingInterval: 10_000,
  });

  const found = [
    ...(isForMenu ? menuItems(menu.data ?? [], modules.data ?? [], menuText) : []),
    ...(peopleRequest(target, peopleText) ? personItems(people.data ?? [], target) : []),
  ];
  const isWaiting = (isForMenu && text.trim() !== menuText.trim()) || (!isForMenu && text !== peopleText);
  return {
    items: ofTarget(found, target),
    isLoading: isWaiting || menu.isLoading || modules.isLoading || people.isLoading,
    error: people.error ?? menu.error ?? modules.error,
    mutate: () => Promise.all([people.mutate(), isForMenu && menu.mutate(), isForMenu && modules.mutate()]),
  };
}
