import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useMessages } from '@/lib/i18n/use-messages';

interface StayDialogProps {
  readonly isOpen: boolean;
  readonly secondsLeft: number;
  /** Whether using the session cannot prolong it. */
  readonly isFinal: boolean;
  readonly isAsking: boolean;
  readonly onAnswer: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the session lasts, and the button that prolongs it. */
export function StayDialog({ isOpen, secondsLeft, isFinal, isAsking, onAnswer }: StayDialogProps) {
  const t = useMessages('sign-in');
  return (
    <Dialog isOpen={isOpen} onClose={() => isOpen && onAnswer()} title={t('stayTitle')}>
      <p className="mt-2 text-base text-muted">{isFinal ? t('lastText') : t('stayText')}</p>
      <p role="timer" className="mt-3 text-3xl font-semibold digits">
        {clock(secondsLeft)}
      </p>
      <div className="mt-6 flex justify-end">
        <Button type="button" isBusy={isAsking} onClick={onAnswer}>
          {isFinal ? t('understood') : t('stay')}
        </Button>
      </div>
    </Dialog>
  );
}
