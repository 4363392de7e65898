import { useEffect, useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { PanelHead } from './define-panel';
import { loadedPanel, loadPanel, type LoadedPanel } from './load-panel';
import { closePanel, type OpenPanelState } from './open-panel';
import type { PanelName } from './panel-names';
import { panelClasses } from './sheet/panel-classes';
import { PanelSheet } from './sheet/panel-sheet';

interface PanelFrameProps {
  /** Null while none is open. */
  readonly opened: OpenPanelState | null;
  readonly heads: Readonly<Record<PanelName, PanelHead>>;
  /** The tabs below a bottom sheet on a phone. */
  readonly tabs: ReactNode;
}

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
  return (
    <PanelSheet title={title} classes={classes} onClose={closePanel}>
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
    </PanelSheet>
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
