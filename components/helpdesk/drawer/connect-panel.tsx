import { clsx } from 'clsx';
import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ConnectTiles } from './connect-tiles';
import { ConnectUnread } from './connect-unread';
import { DrawerForm } from './drawer-form';
import { parseDrawerSubject, formatDrawerSubject } from './drawer-subject';
import { ViewChoice } from '../desk/queue/view-choice';

/** DRAW-01 to DRAW-05: how many tickets there are, the way to them, and a form for a new one. Opened for a view. */
export function ConnectPanel({ subject, ...panel }: PanelProps) {
  const t = useMessages('helpdesk');
  const { side, view: openedView } = parseDrawerSubject(subject);
  const [view, setView] = useState(openedView);
  const open = (statusCode?: number) => openPanel('tickets', formatDrawerSubject(side, view, statusCode));
  return (
    <>
      {side === 'desk' && (
        <div className="mb-4">
          <ViewChoice view={view} onChoose={setView} />
        </div>
      )}
      <ConnectTiles view={view} onChoose={open} />
      <button type="button" aria-haspopup="dialog" onClick={() => open()} className={clsx('mt-3', textButtonClasses)}>
        {t('connect.viewMore')}
      </button>
      <ConnectUnread view={view} {...panel} />
      <section aria-labelledby="connect-ask" className="mt-6 border-t border-line pt-5">
        <h3 id="connect-ask" className="text-base font-semibold">
          {t('connect.ask')}
        </h3>
        <p className="mt-0.5 mb-4 text-muted">{t('connect.askText')}</p>
        <DrawerForm {...panel} />
      </section>
    </>
  );
}
