import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';
import { Segmented } from '@/components/ui/form/segmented';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import { CallError } from '@/lib/client/call/call-error';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { calendarDate, wireCalendarDate, wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSetup, type SetupSection } from '../setup-context';
import { nameIn } from '../words';
import { PublishFigures } from './publish-figures';

interface PublishDialogProps {
  readonly section: SetupSection;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

/** What publishing touches, counted, and from which day on it holds. */
export function PublishDialog({ section: { SectionCode }, onPublished, onClose }: PublishDialogProps) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const language = useLanguage();
  const { definition } = useSetup();
  const figures = useCall('getPublishFigures', { SectionCode }, { revalidateOnFocus: false, dedupingInterval: 0 });
  const { send, isSending } = useCallMutation('publishSectionDraft');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState('');
  const [dayError, setDayError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const seen = figures.data;
  const isBlocked = !seen || seen.Issues.length > 0;

  async function publish() {
    if (!seen) return;
    const chosen = wireCalendarDate(day);
    const isDay = when === 'now' || (chosen !== null && chosen >= calendarDate(new Date()));
    setDayError(isDay ? null : t('dayMissing'));
    if (!isDay) return;
    setFailure(null);
    try {
      const { ValidFrom, Number: number } = await send({
        SectionCode,
        Revision: seen.Revision,
        ValidFrom: when === 'later' ? day : '',
        Misfits: seen.Changes.map(({ FieldCode, Misfits }) => ({ FieldCode, Count: Misfits })),
      });
      showSnackbar('success', t('published', { number, date: wireTimeText(ValidFrom, language) }));
      onPublished();
    } catch (error) {
      if (hasIssueAt(error, 'ValidFrom')) return setDayError(t('dayMissing'));
      const isConflict = error instanceof CallError && error.code === 'conflict';
      setFailure(isConflict ? t('figuresMoved') : errorText(error));
      if (isConflict) await figures.mutate();
    }
  }

  return (
    <StaticDialog
      isOpen
      isText
      title={t('publishTitle', { name: nameIn(definition.names, language) })}
      footer={
        <div className="space-y-3">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" type="button" disabled={isSending} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              type="button"
              disabled={isBlocked}
              isBusy={isSending}
              busyText={t('publishing')}
              onClick={() => void publish()}
            >
              {t('publish')}
            </Button>
          </div>
        </div>
      }
    >
      <div className="space-y-6">
        <div className="grid max-w-md gap-3">
          <Segmented
            label={t('publishWhen')}
            options={[
              { value: 'now', text: t('publishNow') },
              { value: 'later', text: t('publishLater') },
            ]}
            chosen={when}
            onChoose={setWhen}
          />
          {when === 'now' && dayError && <Alert tone="danger">{dayError}</Alert>}
          {when === 'later' && (
            <Field id="publish-day" label={t('publishDay')} error={dayError}>
              {(control) => <DateInput {...control} label={t('publishDay')} value={day} onChange={setDay} />}
            </Field>
          )}
        </div>
        <PanelData of={figures} skeleton={<SkeletonRows rows={5} />}>
          {(data) => <PublishFigures figures={data} />}
        </PanelData>
      </div>
    </StaticDialog>
  );
}
