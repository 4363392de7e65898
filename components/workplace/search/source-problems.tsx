import { Button } from '@/components/ui/button/button';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Search } from './use-search';

/** The groups whose source did not answer, each by its name, with a way to ask again; the others stand above. */
export function SourceProblems({ search: { groups, error, mutate } }: { search: Search }) {
  const t = useMessages('search');
  const retryText = useMessages('notice')('retry');
  const problems = groups.filter(({ problem }) => problem);
  if (error || problems.length === 0) return null;
  return (
    <div className="mx-2 mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-surface-sunken px-3 py-2">
      <ul className="min-w-0 flex-1 basis-48">
        {problems.map(({ kind, heading, problem }) => (
          <li key={kind} className="flex items-start gap-2 py-0.5">
            <AlertIcon className="size-5 shrink-0 text-warning" />
            {t(problem ?? 'failed', { group: heading })}
          </li>
        ))}
      </ul>
      <Button variant="secondary" type="button" onClick={() => void mutate()}>
        {retryText}
      </Button>
    </div>
  );
}
