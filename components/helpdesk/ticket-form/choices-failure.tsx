import { Alert } from '@/components/ui/feedback/alert';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { TicketFormMessages } from '../helpdesk-messages';

interface ChoicesFailureProps {
  readonly words: TicketFormMessages;
  readonly onRetry: () => void;
}

/** Says that a ticket has nothing to choose from, and lets it be asked again. */
export function ChoicesFailure({ words, onRetry }: ChoicesFailureProps) {
  return (
    <Alert tone="danger">
      {words.listsFailed}{' '}
      <button type="button" onClick={onRetry} className={textButtonClasses}>
        {words.retry}
      </button>
    </Alert>
  );
}
