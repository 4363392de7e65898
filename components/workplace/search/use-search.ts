import { useCall } from '@/lib/client/call/use-call';
import {
  menuItems,
  isOfTarget,
  peopleRequest,
  personItems,
  recordItems,
  TARGET,
  type SearchItem,
  type Target,
} from './search-items';
import { useDebounced } from '@/lib/client/use-debounced';

/** SRCH-05, in milliseconds. */
const MENU_DELAY_MS = 500;
const PEOPLE_DELAY_MS = 200;

const CACHE_OPTIONS = { revalidateIfStale: false, revalidateOnFocus: false } as const;

interface Search {
  readonly items: readonly SearchItem[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly mutate: () => Promise<unknown>;
}

/**
 * What a text finds where it is looked for: menu entries from memory, people as the HR API suggests them, and among everything
 * the records of capabilities, which are missing quietly where the HR API has none.
 */
export function useSearch(target: Target, text: string): Search {
  const isForMenu = target === TARGET.menu || target === TARGET.all;
  const menu = useCall('listMenu', isForMenu ? {} : null, CACHE_OPTIONS);
  const modules = useCall('listModules', isForMenu ? {} : null, CACHE_OPTIONS);
  const menuText = useDebounced(text, MENU_DELAY_MS);
  const peopleText = useDebounced(text, PEOPLE_DELAY_MS);
  const people = useCall('searchEmployees', peopleRequest(target, peopleText), {
    ...CACHE_OPTIONS,
    dedupingInterval: 10_000,
  });

  const request = target === TARGET.all ? peopleRequest(target, peopleText) : null;
  const records = useCall('searchRecords', request && { SearchText: request.SearchText }, CACHE_OPTIONS);

  const found = [
    ...(isForMenu ? menuItems(menu.data ?? [], modules.data ?? [], menuText) : []),
    ...(peopleRequest(target, peopleText) ? personItems(people.data ?? [], target) : []),
    ...(request ? recordItems(records.data ?? []) : []),
  ];
  const isWaiting = (isForMenu && text.trim() !== menuText.trim()) || (!isForMenu && text !== peopleText);
  return {
    items: isOfTarget(found, target),
    isLoading: isWaiting || [menu, modules, people, records].some(({ isLoading }) => isLoading),
    error: people.error ?? menu.error ?? modules.error,
    mutate: () => Promise.all([people.mutate(), isForMenu && menu.mutate(), isForMenu && modules.mutate()]),
  };
}
