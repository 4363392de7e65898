import { useMessages } from '@/lib/i18n/use-messages';
import type { Search } from './use-search';

interface SearchStatusProps {
  readonly search: Search;
  readonly isAsking: boolean;
  readonly rows: number;
}

/** Tells screen readers how much was found once that is known, and which sources did not answer; a failure is told where it stands. */
export function SearchStatus({ search: { groups, isWaiting, error }, isAsking, rows }: SearchStatusProps) {
  const t = useMessages('search');
  const problems = error ? [] : groups.filter(({ problem }) => problem);
  const isKnown = isAsking && !isWaiting && (rows > 0 || (!error && problems.length === 0));
  return (
    <p role="status" className="sr-only">
      {isKnown && t('found', { count: rows })}{' '}
      {isAsking &&
        !isWaiting &&
        problems.map(({ heading, problem }) => t(problem ?? 'failed', { group: heading })).join(' ')}
    </p>
  );
}
