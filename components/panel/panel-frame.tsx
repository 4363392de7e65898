'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { iconButtonLook } from '@/components/ui/icon-button-look';
import { CloseIcon } from '@/components/ui/icons';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Language } from '@/lib/contract/languages';
import type { PanelPlace } from './define-panel';
import { loadedPanel, loadPanel, providePanels, type LoadedPanel, type Panels } from './load-panel';
import { closePanel, openedPanel, type OpenedPanel } from './open-panel';
import { PanelSurroundingsProvider } from './panel-context';
import type { PanelName } from './panel-names';

export interface PanelFrameWords {
  readonly titles: Readonly<Record<PanelName, string>>;
  readonly close: string;
  readonly failed: string;
  readonly retry: string;
}

interface PanelFrameProps {
  readonly panels: Panels;
  readonly language: Language;
  readonly words: PanelFrameWords;
}

const surface = 'max-w-none overflow-y-auto bg-surface text-left font-normal shadow-float backdrop:bg-backdrop';
const beside = `enter-from-right m-0 ml-auto h-dvh max-h-none ${surface}`;
const looks: Record<PanelPlace, string> = {
  side: `${beside} w-full sm:w-[26rem]`,
  wide: `${beside} w-full md:w-[min(48rem,100vw-4rem)]`,
  top: `enter-fade m-0 h-dvh max-h-none w-full md:mx-auto md:mt-[8vh] md:h-auto md:max-h-[80vh] md:w-[min(44rem,100vw-4rem)] md:rounded-lg ${surface}`,
};

/** Where panels open: at once with their title, then with what they hold. Another page closes them. */
export function PanelFrame({ panels, language, words }: PanelFrameProps) {
  const opened = useSyncExternalStore(openedPanel.subscribe, openedPanel.read, openedPanel.readOnServer);
  const path = usePathname();

  useEffect(() => providePanels(panels, language), [panels, language]);
  useEffect(() => closePanel, [path]);

  const place = opened ? panels[opened.name].place : 'side';
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={closePanel}
      title={opened ? words.titles[opened.name] : ''}
      look={looks[place]}
      isTitleHidden
    >
      {opened && (
        <OpenPanel key={`${opened.name} ${opened.subject}`} opened={opened} language={language} words={words} />
      )}
    </Dialog>
  );
}

interface OpenPanelProps {
  readonly opened: OpenedPanel;
  readonly language: Language;
  readonly words: PanelFrameWords;
}

function OpenPanel({ opened: { name, subject }, language, words }: OpenPanelProps) {
  const { panel, hasFailed, retry } = usePanel(name);
  return (
    <>
      <div className="sticky top-0 z-10 flex h-16 items-center gap-2 border-b border-line bg-surface pr-2 pl-5">
        <p aria-hidden="true" className="min-w-0 flex-1 truncate text-lg font-semibold">
          {words.titles[name]}
        </p>
        <button type="button" aria-label={words.close} onClick={closePanel} className={iconButtonLook}>
          <CloseIcon />
        </button>
      </div>
      <div className="px-5 py-4">
        {panel && (
          <PanelSurroundingsProvider value={{ failureText: panel.failureText, retryText: words.retry }}>
            <panel.Panel t={panel.t} language={language} subject={subject} close={closePanel} />
          </PanelSurroundingsProvider>
        )}
        {!panel && !hasFailed && (
          <div aria-busy="true">
            <SkeletonRows rows={5} />
          </div>
        )}
        {!panel && hasFailed && (
          <div className="space-y-4">
            <Alert tone="danger">{words.failed}</Alert>
            <Button look="secondary" type="button" onClick={retry}>
              {words.retry}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** The panel as soon as it is here. One that was fetched before is there in the first picture. */
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
