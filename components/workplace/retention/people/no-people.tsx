import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { LeftView } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRetention } from '../retention-context';

interface NoPeopleProps {
  readonly view: LeftView;
  readonly isSearched: boolean;
}

/** What it means that a view lists nobody. */
export function NoPeople({ view, isSearched }: NoPeopleProps) {
  const t = useMessages('retention');
  const { keepMonths } = useRetention();
  const why = isSearched ? 'found' : view === 'due' && keepMonths === null ? 'never' : view;
  return <EmptyState title={t(`none.${why}`)} text={t(`noneText.${why}`)} />;
}
