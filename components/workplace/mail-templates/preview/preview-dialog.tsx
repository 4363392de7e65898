import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { PersonPicker } from '@/components/people/person-picker';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/form/segmented';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCall } from '@/lib/client/call/use-call';
import type { RequestFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { MailFrame } from './mail-frame';

interface PreviewDialogProps {
  readonly words: Omit<RequestFor<'getMailPreview'>, 'ChillCode'>;
  readonly onClose: () => void;
}

const WIDTHS = ['desk', 'phone'] as const;

const classes =
  'enter-fade m-auto flex max-h-[calc(100dvh-2rem)] w-[min(48rem,calc(100vw-2rem))] flex-col rounded-lg bg-surface-raised p-6 text-left font-normal shadow-float';

/** How a mail would look, written to oneself or to somebody else whom one may see. */
export function PreviewDialog({ words, onClose }: PreviewDialogProps) {
  const t = useMessages('mail-templates');
  const [person, setPerson] = useState<{ readonly code: string; readonly name: string } | null>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desk');
  const request = { ...words, ChillCode: person?.code ?? '' };
  const preview = useCall('getMailPreview', request, { revalidateOnFocus: false, dedupingInterval: 0 });
  return (
    <Dialog isOpen onClose={onClose} title={t('preview')} classes={classes}>
      <div className="-mx-6 min-h-0 overflow-y-auto px-6">
        <p className="mt-1 text-muted">{t('previewNote')}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <PersonPicker
            messages={{
              label: person ? t('writtenTo', { name: person.name }) : t('writtenToYou'),
              hint: t('personHint'),
              searching: t('searching'),
              none: t('noPerson'),
            }}
            onPick={({ ChillCode, Name }) => setPerson({ code: ChillCode, name: Name })}
          />
          <div className="sm:pt-6">
            <Segmented
              label={t('width')}
              options={WIDTHS.map((value) => ({ value, text: t(`widths.${value}`) }))}
              chosen={width}
              onChoose={setWidth}
            />
          </div>
        </div>
        <PanelData of={preview} skeleton={<Skeleton className="mt-4 h-96 w-full" />}>
          {({ Subject, Html }) => (
            <>
              <p className="mt-4 font-semibold wrap-anywhere">{Subject}</p>
              <MailFrame
                title={t('preview')}
                html={Html}
                className={
                  width === 'phone'
                    ? 'mx-auto mt-3 h-[32rem] w-full max-w-[24rem] rounded border border-line bg-white'
                    : 'mt-3 h-[32rem] w-full rounded border border-line bg-white'
                }
              />
            </>
          )}
        </PanelData>
      </div>
      <DialogButtons>
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
