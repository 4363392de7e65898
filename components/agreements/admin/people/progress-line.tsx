import { ShareBar } from '@/components/ui/button/share-bar';
import type { ConductProgress } from '@/lib/contract/agreements/admin';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';

interface ProgressLineProps {
  readonly progress: ConductProgress;
}

/** How many of those who are asked have accepted. */
export function ProgressLine({ progress: { Asked, Accepted } }: ProgressLineProps) {
  const t = useMessages('agreements-admin');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  if (Asked === 0) return <p className="text-muted">{t('nobodyAsked')}</p>;
  const label = t('progress', { accepted: number.format(Accepted), asked: number.format(Asked) });
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(
    Math.floor((Accepted / Asked) * 100) / 100,
  );
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{label}</span>
        <span aria-hidden="true" className="text-muted digits">
          {percent}
        </span>
      </p>
      <ShareBar part={Accepted} whole={Asked} label={label} />
    </div>
  );
}
