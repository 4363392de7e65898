import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import { ASSIGNMENT_FIELDS } from '@/lib/contract/changes/change-rules';
import type { PreviewRow } from '@/lib/contract/changes/previews';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { daysText } from '../line/days-text';

interface PreviewLinesProps {
  readonly before: readonly PreviewRow[];
  readonly after: readonly PreviewRow[];
}

/** The line of time as it is and as it comes to be, side by side, with what changes marked. */
export function PreviewLines({ before, after }: PreviewLinesProps) {
  const t = useMessages('changes.preview');
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-4 @sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Line label={t('before')} rows={before} />
        <ArrowRightIcon className="mt-7 size-4 text-muted max-sm:hidden" />
        <Line label={t('after')} rows={after} />
      </div>
    </div>
  );
}

/** Of an assignment no field stands for the whole, so that each says what it is. */
const isOfSeveral = (field: string) => ASSIGNMENT_FIELDS.some((each) => each === field);

const TONES = { new: 'success', changed: 'accent', gone: 'danger' } as const;

function Line({ label, rows }: { readonly label: string; readonly rows: readonly PreviewRow[] }) {
  const t = useMessages('changes.preview');
  const tLine = useMessages('changes.line');
  const language = useLanguage();
  return (
    <div className="min-w-0">
      <p className="text-xs font-medium text-muted">{label}</p>
      {rows.length === 0 && <p className="mt-2 text-muted">–</p>}
      <ol aria-label={label} className="mt-2 space-y-2">
        {rows.map(({ From, To, Facts, Change }) => (
          <li
            key={`${From} ${Change}`}
            className={clsx(
              'border-l-2 pl-3',
              Change === 'same' && 'border-line text-muted',
              Change === 'new' && 'border-success',
              Change === 'changed' && 'border-accent-text',
              Change === 'gone' && 'border-danger',
            )}
          >
            <p className={clsx('text-xs digits', Change === 'gone' && 'line-through')}>
              {daysText(tLine, { from: From, to: To }, language)}
            </p>
            {Facts.filter(({ Text }) => Text).map(({ Field, Label, Text, IsChanged }, at) => (
              <p
                key={Field}
                className={clsx(
                  'wrap-anywhere',
                  IsChanged && 'font-medium text-ink',
                  Change === 'gone' && 'line-through',
                )}
              >
                <span
                  className={at === 0 && !isOfSeveral(Field) ? 'sr-only' : 'font-normal text-muted'}
                >{`${Label}: `}</span>
                {Text}
              </p>
            ))}
            {Change !== 'same' && <Badge tone={TONES[Change]}>{t(Change)}</Badge>}
          </li>
        ))}
      </ol>
    </div>
  );
}
