import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_LENGTH_MONTHS } from '@/lib/contract/changes/change-rules';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkJustification } from '../form/check-fields';
import { JustificationField } from '../form/justification-field';
import type { EndingStatus } from './ending-status';
import { useSettle } from './use-settle';

interface SettleDialogProps {
  readonly row: EndingStatus;
  readonly decision: 'extend' | 'end';
  readonly onClose: () => void;
  readonly onSettled: () => unknown;
}

/** What has to be said before a status is extended, by how many months, or the employment ends. */
export function SettleDialog({ row, decision, onClose, onSettled }: SettleDialogProps) {
  const t = useMessages('changes.ending');
  const tForm = useMessages('changes.form');
  const language = useLanguage();
  const { settle, failure } = useSettle(row, onSettled);
  const isExtension = decision === 'extend';
  const { Name: name, Emp_Status_Name: status, EndDate, EndsInDays } = row;

  function monthsError(typed: string): string | null {
    const months = typed.trim();
    if (months === '') return tForm('required', { name: tForm('months') });
    if (!/^-?\d+$/.test(months) || Number(months) > MAX_LENGTH_MONTHS)
      return tForm('issues.not_valid', { name: tForm('months') });
    return Number(months) > 0 ? null : tForm('noLength');
  }

  const form = useForm({
    values: useFormValues({ NoOfMonths: isExtension ? '3' : '', Justification: '' }),
    check: ({ NoOfMonths, Justification }) => ({
      NoOfMonths: isExtension ? monthsError(NoOfMonths) : null,
      Justification: checkJustification(tForm, Justification, true),
    }),
    send: ({ NoOfMonths, Justification }) =>
      settle(decision, { ...(isExtension && { NoOfMonths: NoOfMonths.trim() }), Justification: Justification.trim() }),
    onSent: (isDone) => isDone && onClose(),
  });
  const endText = EndsInDays < 0 ? t('endsToday') : t('endText', { day: wireTimeText(EndDate, language) });
  return (
    <Dialog isOpen onClose={onClose} title={isExtension ? t('extendTitle', { status, name }) : t('endTitle', { name })}>
      <form {...form.props}>
        {!isExtension && <p className="mt-2 text-base text-muted">{endText}</p>}
        <div className="mt-4 space-y-4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          {isExtension && (
            <TextField {...form.field('NoOfMonths')} label={tForm('months')} inputMode="numeric" isMandatory />
          )}
          <JustificationField
            {...form.field('Justification')}
            label={tForm('justification')}
            text={form.values.Justification}
            isMandatory
          />
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {tForm('cancel')}
          </Button>
          <Button type="submit" variant={isExtension ? 'primary' : 'danger'} isBusy={form.isBusy}>
            {t(decision)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
