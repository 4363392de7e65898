import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

interface UnitPathProps {
  readonly path: ReplyFor<'getUnit'>['Path'];
  readonly onChoose: (code: string) => void;
}

/** The units above one, the top first, each to be chosen. */
export function UnitPath({ path, onChoose }: UnitPathProps) {
  const t = useMessages('structure');
  if (path.length === 0) return null;
  return (
    <nav aria-label={t('path')} className="mb-1">
      <ol className="flex flex-wrap items-center text-xs text-muted">
        {path.map(({ Code, Name }, at) => (
          <li key={Code} className="flex items-center">
            {at > 0 && (
              <span aria-hidden="true" className="mx-1.5">
                /
              </span>
            )}
            <button type="button" onClick={() => onChoose(Code)} className="min-h-6 hover:text-ink hover:underline">
              {Name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
