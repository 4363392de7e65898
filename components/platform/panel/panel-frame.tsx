import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { PanelHead, PanelPlace } from './define-panel';
import { loadedPanel, loadPanel, type LoadedPanel } from './load-panel';
import { closePanel, type OpenPanelState } from './open-panel';
import type { PanelName } from './panel-names';
import { usePullDown } from './use-pull-down';

interface PanelFrameProps {
  /** Null while none is open. */
  readonly opened: OpenPanelState | null;
  readonly heads: Readonly<Record<PanelName, PanelHead>>;
  /** The tabs below a bottom sheet on a phone. */
  readonly tabs: ReactNode;
}

interface PanelVariant {
  /** Of the dialog: where it stands. */
  readonly dialog: string;
  /** Of what scrolls in it. */
  readonly sheet: string;
}

const dialog = 'm-0 max-h-none max-w-none overflow-hidden text-left font-normal';
const bottomSheet = 'overflow-y-auto overscroll-contain bg-surface shadow-float';
/** MOB-16: on a phone a bottom sheet, above the tabs. */
const beside = {
  dialog: clsx(dialog, 'mt-auto w-full bg-transparent md:enter-from-right md:mt-0 md:ml-auto md:h-dvh'),
  sheet: clsx(bottomSheet, 'enter-from-below h-[80dvh] rounded-t-lg md:h-dvh md:animate-none md:rounded-none'),
};
const panelClasses: Record<PanelPlace, PanelVariant> = {
  side: { ...beside, dialog: clsx(beside.dialog, 'md:w-[26rem]') },
  wide: { ...beside, dialog: clsx(beside.dialog, 'md:w-[min(48rem,100vw-4rem)]') },
  top: {
    dialog: clsx(dialog, 'enter-fade w-full md:mx-auto md:mt-[8vh] md:w-[min(44rem,100vw-4rem)] md:rounded-lg'),
    sheet: clsx(bottomSheet, 'h-dvh scroll-pt-36 md:h-auto md:max-h-[80vh] md:scroll-pb-16'),
  },
  large: {
    dialog: clsx(dialog, 'enter-fade w-full md:m-auto md:w-[min(80rem,100vw-3rem)] md:rounded-lg'),
    sheet: clsx(bottomSheet, 'h-dvh md:h-auto md:max-h-[92vh]'),
  },
  full: { dialog: clsx(dialog, 'enter-from-right h-dvh w-full'), sheet: clsx(bottomSheet, 'h-dvh') },
};

const NO_PANEL: PanelHead = { title: '', place: 'side' };

/** Shows panels: the title at once, then the content. */
export function PanelFrame({ opened, heads, tabs }: PanelFrameProps) {
  const { title, place } = opened ? heads[opened.name] : NO_PANEL;
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={closePanel}
      title={title}
      classes={panelClasses[place].dialog}
      isTitleHidden
    >
      {opened && (
        <OpenPanel
          key={`${opened.name} ${opened.subject}`}
          opened={opened}
          title={title}
          classes={panelClasses[place].sheet}
        />
      )}
      {opened && (place === 'side' || place === 'wide') && tabs}
    </Dialog>
  );
}

interface OpenPanelProps {
  readonly opened: OpenPanelState;
  readonly title: string;
  readonly classes: string;
}

function OpenPanel({ opened: { name, subject }, title, classes }: OpenPanelProps) {
  const t = useMessages('shell');
  const tNotice = useMessages('notice');
  const { panel, hasFailed, retry } = usePanel(name);
  const { sheet: sheetRef, handle } = usePullDown(closePanel);
  return (
    <div ref={sheetRef} className={classes}>
      <div
        {...handle}
        className="sticky top-0 z-10 flex h-14 touch-none items-center gap-2 border-b border-line bg-surface pr-2 pl-5 md:h-16 md:touch-auto"
      >
        <span className="absolute top-1.5 left-1/2 h-1 w-9 [translate:-50%] rounded-full bg-line-strong opacity-50 md:hidden" />
        <p aria-hidden="true" className="min-w-0 flex-1 truncate text-lg font-semibold">
          {title}
        </p>
        <button type="button" aria-label={t('closePanel')} onClick={closePanel} className={iconButtonClasses}>
          <CloseIcon />
        </button>
      </div>
      <div className="px-5 py-4 [--tabs:0px]">
        {panel && (
          <MessagesProvider messages={panel.messages}>
            <panel.Panel subject={subject} close={closePanel} />
          </MessagesProvider>
        )}
        {!panel && !hasFailed && (
          <div aria-busy="true">
            <SkeletonRows rows={5} />
          </div>
        )}
        {!panel && hasFailed && (
          <div className="space-y-4">
            <Alert tone="danger">{t('panelFailed')}</Alert>
            <Button variant="secondary" type="button" onClick={retry}>
              {tNotice('retry')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The panel once loaded; a cached one is in the first paint. */
function usePanel(name: PanelName) {
  const [panel, setPanel] = useState<LoadedPanel | undefined>(() => loadedPanel(name));
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);

  useEffect(() => {
    let isWanted = true;
    loadPanel(name).then(
      (fetched) => isWanted && setPanel(fetched),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [name, attempt]);

  return { panel, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
