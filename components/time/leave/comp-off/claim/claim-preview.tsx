import { clsx } from 'clsx';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { Deciders } from '../../preview/deciders';
import { PreviewFact } from '../../preview/preview-fact';
import { weekdayText } from '../../weekday-text';

type Preview = ReplyFor<'previewCompOffClaim'>;

interface ClaimPreviewProps {
  readonly preview: Preview | undefined;
  readonly isCurrent: boolean;
}

/** What of each day counts or why it does not, until when it lasts, and who confirms it. It keeps its place while it is asked anew. */
export function ClaimPreview({ preview, isCurrent }: ClaimPreviewProps) {
  const t = useMessages('comp-off.claiming');
  return (
    <section
      aria-label={t('preview')}
      aria-busy={!isCurrent}
      className="min-h-32 rounded-lg border border-line bg-surface-sunken px-4 py-3"
    >
      {preview?.Days.length === 0 ? (
        <p className="text-muted">{t('noDays')}</p>
      ) : preview ? (
        <dl className={clsx('space-y-3 transition-opacity duration-150', !isCurrent && 'opacity-60')}>
          <PreviewFact name={t('days')}>
            <DayList days={preview.Days} />
          </PreviewFact>
          <PreviewFact name={t('lasts')}>
            <Lasts {...preview} />
          </PreviewFact>
          <PreviewFact name={t('decides')}>
            <Deciders steps={preview.Steps} />
          </PreviewFact>
        </dl>
      ) : (
        <div className="space-y-3 py-1">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      )}
    </section>
  );
}

function DayList({ days }: { readonly days: Preview['Days'] }) {
  const t = useMessages('comp-off.claiming');
  const issues = useMessages('comp-off.issues');
  const amounts = useMessages('leave');
  const language = useLanguage();
  return (
    <ul className="digits">
      {days.map(({ Day, Amount, Holiday, Refusal }) => (
        <li key={Day} className="flex flex-wrap justify-between gap-x-4">
          <span className="wrap-anywhere">
            {Holiday ? t('holiday', { day: weekdayText(Day, language), name: Holiday }) : weekdayText(Day, language)}
          </span>
          <span className={Refusal ? 'text-danger' : 'text-muted'}>
            {Refusal ? issues(Refusal) : amountText(amounts, Amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Lasts({ ValidFrom, ExpiresOn }: Pick<Preview, 'ValidFrom' | 'ExpiresOn'>) {
  const t = useMessages('comp-off.credits');
  const language = useLanguage();
  const from = wireTimeText(ValidFrom, language);
  return ExpiresOn ? t('until', { from, to: wireTimeText(ExpiresOn, language) }) : t('from', { date: from });
}
