import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** How far an erasure is: a bar, and how many are done. Told to who hears the page in steps of ten per cent. */
export function ErasureProgress({ erasure: { People, Erased, LeftOut } }: { readonly erasure: Erasure }) {
  const t = useMessages('retention');
  const number = new Intl.NumberFormat(useLanguage());
  const done = Erased + LeftOut;
  const percent = People > 0 ? Math.min(100, Math.floor((done / People) * 100)) : 0;
  return (
    <div>
      <p className="text-muted digits">{t('progress.of', { done: number.format(done), of: number.format(People) })}</p>
      <div
        role="progressbar"
        aria-label={t('states.running')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-200"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <span role="status" className="sr-only">
        {t('progress.told', { percent: Math.floor(percent / 10) * 10 })}
      </span>
    </div>
  );
}
