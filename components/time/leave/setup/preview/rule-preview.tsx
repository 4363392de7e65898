import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { Dialog } from '@/components/ui/overlay/dialog';
import { listDialogClasses } from '@/components/ui/overlay/dialog-classes';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { RuleOutcome } from './rule-outcome';
import type { RuleRequest } from './rule-request';
import { WorkRunning } from './work-running';

interface RulePreviewProps {
  readonly asked: RuleRequest;
  readonly onSaved: (types: readonly LeaveType[]) => void;
  readonly onClose: () => void;
}

/** Whose balances a rule changes, and the button that saves it, with that in sight. */
export function RulePreview({ asked, onSaved, onClose }: RulePreviewProps) {
  const t = useMessages('leave-setup');
  const errorText = useErrorText();
  const preview = useCall('previewLeaveRule', asked, { revalidateOnFocus: false, revalidateOnReconnect: false });
  const { send, isSending } = useCallMutation('saveLeaveRule');
  const [failure, setFailure] = useState<unknown>(null);
  const { data, error, isValidating, mutate } = preview;
  const wrong: unknown = failure ?? (isValidating ? null : error);

  async function save() {
    setFailure(null);
    try {
      onSaved(await send(asked));
    } catch (failed) {
      setFailure(failed);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('preview.title')} classes={listDialogClasses}>
      <div aria-busy={isValidating} className="-mx-1 mt-3 space-y-5 overflow-y-auto px-1 pb-1">
        {isValidating && <WorkRunning />}
        {!isValidating && data && <RuleOutcome asked={asked} work={data} />}
        {Boolean(wrong) && <Alert tone="danger">{errorText(wrong)}</Alert>}
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={isSending} onClick={onClose}>
          {t('cancel')}
        </Button>
        {!isValidating && (
          <Button variant="secondary" type="button" disabled={isSending} onClick={() => void mutate()}>
            {t('preview.again')}
          </Button>
        )}
        {data && !isValidating && !error && (
          <Button type="button" isBusy={isSending} busyText={t('saving')} onClick={() => void save()}>
            {t('preview.save')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
