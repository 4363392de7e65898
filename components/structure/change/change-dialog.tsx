import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { MAX_JUSTIFICATION } from '@/lib/contract/structure/unit-rules';
import type { Unit } from '@/lib/contract/structure/units';
import { useMessages } from '@/lib/i18n/use-messages';
import { CHANGE_FIELDS } from './change-fields';
import { ChangePreview } from './change-preview';
import type { WantedChange } from './change-values';
import { useChangeForm } from './use-change-form';

const classes =
  'enter-fade m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-lg bg-surface-raised p-6 text-left font-normal shadow-float';

interface ChangeDialogProps {
  readonly wanted: WantedChange;
  readonly units: readonly Unit[];
  /** The day that is looked at, from which the change is offered. */
  readonly on: string;
  readonly onClose: () => void;
  readonly onDone: (code: string) => void;
}

/** Changes a unit from a day on, and says before what that touches. */
export function ChangeDialog({ wanted, units, on, onClose, onDone }: ChangeDialogProps) {
  const t = useMessages('structure');
  const { form, preview } = useChangeForm(wanted, { on, onDone });
  const Fields = CHANGE_FIELDS[wanted.kind];
  const { id, name, error, readOnly } = form.field('EffectiveFrom');
  const isNew = wanted.kind === 'create';
  const title = isNew ? t('titles.create') : t(`titles.${wanted.kind}`, { unit: wanted.unit?.name ?? '' });
  return (
    <Dialog isOpen onClose={onClose} title={title} classes={classes}>
      <form {...form.props}>
        <div className="mt-4 space-y-4">
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
          <Fields form={form} units={units} unit={wanted.unit} />
          <Field id={id} label={t('effectiveFrom')} error={error} isMandatory>
            {(control) => (
              <DateInput
                {...control}
                label={t('effectiveFrom')}
                name={name}
                readOnly={readOnly}
                aria-required
                value={form.values.EffectiveFrom}
                onChange={(EffectiveFrom) => form.change({ EffectiveFrom })}
              />
            )}
          </Field>
          <TextAreaField
            {...form.field('Justification')}
            label={t('justification')}
            rows={2}
            maxLength={MAX_JUSTIFICATION}
          />
          <ChangePreview preview={preview} />
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
            {t(`do.${wanted.kind}`)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
