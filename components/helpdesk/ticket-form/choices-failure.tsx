import { Alert } from '@/components/ui/feedback/alert';
import { textButtonLook } from '@/components/ui/button/text-button-look';
import type { TicketFormWords } from '../words';

interface ChoicesFailureProps {
  readonly words: TicketFormWords;
  readonly onRetry: () => void;
}

/** Says that a ticket has nothing to choose from, and lets it be asked again. */
export function ChoicesFailure({ words, onRetry }: ChoicesFailureProps) {
  return (
    <Alert tone="danger">
      {words.listsFailed}{' '}
      <button type="button" onClick={onRetry} className={textButtonLook}>
        {words.retry}
      </button>
    </Alert>
  );
}
