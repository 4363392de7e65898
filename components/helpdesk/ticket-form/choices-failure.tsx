import { Alert } from '@/components/ui/feedback/alert';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useMessages } from '@/lib/i18n/use-messages';

interface ChoicesFailureProps {
  readonly onRetry: () => void;
}

/** Says that a ticket has nothing to choose from, and lets it be asked again. */
export function ChoicesFailure({ onRetry }: ChoicesFailureProps) {
  const t = useMessages('helpdesk.form');
  return (
    <Alert tone="danger">
      {t('listsFailed')}{' '}
      <button type="button" onClick={onRetry} className={textButtonClasses}>
        {t('retry')}
      </button>
    </Alert>
  );
}
