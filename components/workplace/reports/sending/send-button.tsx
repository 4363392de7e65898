import { useState } from 'react';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { SendIcon } from '@/components/ui/icons/icons';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SendDialogProps } from './send-dialog';

const SendDialogWithSchedules = lazyWithMessages(
  'schedules',
  (language) => import(`@/messages/${language}/schedules.json`),
  async () => (await import('./send-dialog')).SendDialog,
);

const LazySendDialog = lazyWithMessages(
  'report-sending',
  (language) => import(`@/messages/${language}/report-sending.json`),
  async () => SendDialogWithSchedules,
);

interface Opened {
  readonly isOpen: boolean;
  /** As the page showed it when the form was begun. */
  readonly shown: SendDialogProps['shown'];
}

/** Opens the dialog that sends a report; its code comes with the first press. It is begun anew once the page shows something else. */
export function SendButton(props: Omit<SendDialogProps, 'isOpen' | 'onClose'>) {
  const t = useMessages('reports');
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened({ isOpen: true, shown: props.shown })}
        className={toolButtonClasses}
      >
        <SendIcon />
        {t('send')}
      </button>
      {opened && (
        <LazySendDialog
          {...props}
          key={JSON.stringify(opened.shown)}
          shown={opened.shown}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  );
}
