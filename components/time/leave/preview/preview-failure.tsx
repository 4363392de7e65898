import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface PreviewFailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Why it could not be asked what the chosen days come to, and the way to ask again. */
export function PreviewFailure({ error, retry }: PreviewFailureProps) {
  const notice = useMessages('notice');
  const errorText = useErrorText();
  return (
    <div className="space-y-3">
      <Alert tone="danger">{errorText(error)}</Alert>
      <Button type="button" variant="secondary" onClick={retry}>
        {notice('retry')}
      </Button>
    </div>
  );
}
