import { clsx } from 'clsx';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface ProgressLineProps {
  /** What goes on. */
  readonly label: string;
  /** `Of` is 0 while nobody knows of how many. */
  readonly progress: { readonly Done: number; readonly Of: number } | null;
}

/** How far a job is: a bar, and the rows that are done. Told to who hears the page in steps of ten per cent. */
export function ProgressLine({ label, progress }: ProgressLineProps) {
  const t = useMessages('imports');
  const number = new Intl.NumberFormat(useLanguage());
  const { Done = 0, Of = 0 } = progress ?? {};
  const percent = Of > 0 ? Math.min(100, Math.floor((Done / Of) * 100)) : null;
  return (
    <div>
      <div className="flex items-center justify-between gap-3 text-muted digits">
        <span>
          {percent !== null
            ? t('progress.of', { done: number.format(Done), of: number.format(Of) })
            : Done > 0
              ? t('progress.done', { done: number.format(Done) })
              : t('progress.begins')}
        </span>
        {percent !== null && <span aria-hidden="true">{t('progress.percent', { percent })}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div
          className={clsx(
            'h-full origin-left rounded-full bg-accent',
            percent === null ? 'animate-pulse opacity-50' : 'transition-transform duration-200',
          )}
          style={{ transform: `scaleX(${(percent ?? 100) / 100})` }}
        />
      </div>
      <span role="status" className="sr-only">
        {percent !== null && t('progress.told', { label, percent: Math.floor(percent / 10) * 10 })}
      </span>
    </div>
  );
}
