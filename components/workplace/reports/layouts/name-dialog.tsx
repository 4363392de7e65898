import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_LAYOUT_NAME } from '@/lib/contract/workplace/reports/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LayoutDialogProps } from './layout-dialog';
import { wireColumns } from './wire-layout';

const isTaken = (error: unknown) => error instanceof CallError && error.code === 'conflict';

/** Keeps what is looked at as a new layout, or gives one's own another name. */
export function NameDialog({ code, current, layout, filter, onDone, onClose }: LayoutDialogProps) {
  const t = useMessages('reports');
  const errorText = useErrorText();
  const save = useCallMutation('saveReport');
  const saveFields = useCallMutation('saveReportFields');
  // Of a new layout whose columns could not be written yet.
  const [made, setMade] = useState('');
  const form = useForm({
    values: useFormValues({ SaveReportName: current?.SaveReportName ?? '' }),
    check: ({ SaveReportName }) => ({
      SaveReportName: SaveReportName.trim() ? null : t('required', { label: t('layoutName') }),
    }),
    send: async ({ SaveReportName }) => {
      const SaveReportCode = current?.SaveReportCode ?? made;
      const Filter = current ? undefined : filter;
      const saved = await save.send({ SaveReportName, ReportCode: code, SaveReportCode, Filter });
      if (current) return saved.SaveReportCode;
      setMade(saved.SaveReportCode);
      await saveFields.send(wireColumns(saved.SaveReportCode, layout));
      return saved.SaveReportCode;
    },
    onSent: (saved) => {
      showSnackbar('success', t('saved'));
      onDone(saved);
    },
    errorsOf: (error) => (isTaken(error) ? { SaveReportName: t('nameTaken') } : {}),
    onFailed: (error) => {
      if (!isTaken(error)) showSnackbar('error', errorText(error));
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={current ? t('rename') : t('saveAsNew')}>
      <form {...form.props} className="mt-4">
        <TextField
          {...form.field('SaveReportName')}
          label={t('layoutName')}
          isMandatory
          maxLength={MAX_LAYOUT_NAME}
          data-first-focus
        />
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
            {t('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
