import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/i18n/use-messages';
import { SendingFooter } from './sending-footer';
import type { SendingForm } from './use-sending-form';

interface SendingFrameProps {
  readonly form: SendingForm;
  readonly submitText: string;
  readonly busyText: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of a tab, with its buttons. */
export function SendingFrame({ form, submitText, busyText, onClose, children }: SendingFrameProps) {
  const t = useMessages('report-sending');
  return (
    <form {...form.props}>
      <div className="space-y-5 pt-5">{children}</div>
      <SendingFooter>
        <Button type="button" variant="secondary" disabled={form.isBusy} onClick={onClose} className="max-sm:flex-1">
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyText={busyText} className="max-sm:flex-1">
          {submitText}
        </Button>
      </SendingFooter>
    </form>
  );
}
