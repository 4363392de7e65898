import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { PreviewFoot } from '../../preview/preview-foot';
import type { LeavePreview } from '../leave-holder';

interface AskFootProps {
  readonly preview: LeavePreview | undefined;
  readonly isCurrent: boolean;
  /** Whether the preview could not be asked for. */
  readonly hasFailed: boolean;
  /** What is against it as it is chosen; null where nothing is. */
  readonly issue: string | null;
  /** Why it was not sent. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly submit: string;
}

/** What it comes to and what is left then, beside the one button. */
export function AskFoot({ preview, hasFailed, issue, ...foot }: AskFootProps) {
  const t = useMessages('my-leave.ask');
  const hasDays = preview !== undefined && preview.Days.length > 0;
  return (
    <PreviewFoot
      {...foot}
      amount={hasDays ? preview.Amount : null}
      isWaiting={!preview && !hasFailed}
      issue={preview ? issue : null}
      sending={t('sending')}
    >
      {preview && <LeftThen {...preview} />}
    </PreviewFoot>
  );
}

/** What is left on the last day, and where leave that is planned for later leaves less, the least. */
function LeftThen({ Days, Left, Lowest }: Pick<LeavePreview, 'Days' | 'Left' | 'Lowest'>) {
  const t = useMessages('my-leave.ask');
  if (Left === null || Days.length === 0) return null;
  return (
    <>
      <p className="text-muted">{t('leftThen', { days: daysOfAmount(Left) })}</p>
      {Lowest !== null && Lowest < Left && (
        <p className="text-xs text-muted">{t('lowest', { days: daysOfAmount(Lowest) })}</p>
      )}
    </>
  );
}
