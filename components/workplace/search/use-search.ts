import { useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { useCall } from '@/lib/client/call/use-call';
import { closestOf } from '@/lib/contract/platform/closeness';
import { useMessages } from '@/lib/i18n/use-messages';
import { loadVerbChoices, plainVerbs } from './load-verbs';
import {
  foundGroups,
  peopleRequest,
  personItems,
  rankGroups,
  sourcesRequest,
  TARGET,
  VERB,
  verbItem,
  type ItemGroup,
  type Target,
} from './search-items';
import { usePacedText } from './use-paced-text';

/** SRCH-05, in milliseconds. */
const MENU_DELAY_MS = 500;

/** So many verbs stand there before anything is typed. */
const STARTERS = 5;

const CACHE_OPTIONS = { revalidateIfStale: false, revalidateOnFocus: false, dedupingInterval: 10_000 } as const;

export interface Search {
  readonly groups: readonly ItemGroup[];
  /** Whether what is shown is not yet what the text finds. */
  readonly isWaiting: boolean;
  readonly error: unknown;
  readonly mutate: () => Promise<unknown>;
}

/** What a text finds where it is looked for: verbs from memory, all else as the HR API answers. */
export function useSearch(target: Target, text: string): Search {
  const t = useMessages('search');
  const [isBusy, setIsBusy] = useState(false);
  const asked = usePacedText(text.trim(), isBusy, target === TARGET.menu ? MENU_DELAY_MS : 0);
  const verbs = useVerbs();
  const sources = useCall('searchEverything', sourcesRequest(target, asked), {
    ...CACHE_OPTIONS,
    keepPreviousData: true,
  });
  const people = useCall('searchEmployees', peopleRequest(target, asked), CACHE_OPTIONS);
  const isLoading = sources.isLoading || people.isLoading;
  if (isBusy !== isLoading) setIsBusy(isLoading);

  const isOfVerbs = target === TARGET.verbs || target === TARGET.all;
  const close = text.trim() ? closestOf(text, verbs, ({ name, words }) => `${name} ${words}`) : verbs;
  const shown = target === TARGET.all && !text.trim() ? close.slice(0, STARTERS) : close;
  const group = (kind: string, heading: string, items: ItemGroup['items']) => ({ kind, heading, items, problem: null });
  const groups = [
    ...(peopleRequest(target, asked) ? [group('person', t('people'), personItems(people.data ?? [], target))] : []),
    ...(sourcesRequest(target, asked) ? foundGroups(sources.data ?? []) : []),
    ...(isOfVerbs ? [group(VERB, t('actions'), shown.map(verbItem))] : []),
  ];
  return {
    groups: rankGroups(groups, text.trim()),
    isWaiting: (target !== TARGET.verbs && text.trim() !== asked) || isLoading,
    error: people.error ?? sources.error,
    mutate: () => Promise.all([people.mutate(), sources.mutate()]),
  };
}

/** Those without choices at once, the others when their choices are here. */
function useVerbs() {
  const choices = useLoaded(loadVerbChoices) ?? [];
  return [...plainVerbs(), ...choices];
}
