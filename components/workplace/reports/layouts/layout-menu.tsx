import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { ChevronDownIcon, LayersIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import type { TableLayout } from '@/components/ui/table/layout/layout';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LayoutAction } from './layout-dialog';

const LayoutDialogs = lazy(async () => ({ default: (await import('./layout-dialogs')).LayoutDialogs }));

interface LayoutMenuProps {
  readonly code: string;
  /** What it is called to choose none of them. */
  readonly ownName: string;
  readonly saved: readonly SavedReport[];
  /** The one that was chosen; null for the report's own. */
  readonly current: SavedReport | null;
  readonly layout: TableLayout;
  /** What the list is narrowed to, where its layouts keep that. */
  readonly filter?: string | undefined;
  readonly canShare: boolean;
  /** Whether one may have layouts sent to addresses without an account. */
  readonly canRelease: boolean;
  readonly onChoose: (saved: SavedReport | null) => void;
  /** Hears that layouts have changed, and which one is chosen then. */
  readonly onChanged: (code: string | null) => void;
}

/** The saved layouts of a report, and what can be done with the one that is looked at. */
export function LayoutMenu(props: LayoutMenuProps) {
  const { code, ownName, saved, current, layout, filter, canShare, canRelease, onChoose, onChanged } = props;
  const t = useMessages('reports');
  const [action, setAction] = useState<LayoutAction | null>(null);
  const item = (name: LayoutAction, text: string) => (
    <button type="button" className={menuItemClasses} onClick={() => setAction(name)}>
      {text}
    </button>
  );
  const choice = (key: string, name: string, detail: string, isCurrent: boolean, choose: () => void) => (
    <li key={key}>
      <button
        type="button"
        aria-pressed={isCurrent}
        onClick={choose}
        className={clsx(menuItemClasses, isCurrent && 'bg-accent-tint text-accent-text')}
      >
        <span className="min-w-0">
          <span className="block wrap-anywhere">{name}</span>
          {detail && <span className="block text-xs text-muted">{detail}</span>}
        </span>
      </button>
    </li>
  );
  return (
    <>
      <Menu
        label={t('layouts')}
        trigger={
          <>
            <LayersIcon />
            <span className="max-w-40 truncate max-lg:sr-only">{current?.SaveReportName ?? t('layouts')}</span>
            <ChevronDownIcon className="size-4 max-lg:hidden" />
          </>
        }
        triggerClasses={toolButtonClasses}
        placeClasses="md:relative"
        panelClasses="mt-2 max-h-[min(28rem,calc(100dvh-10rem))] overflow-y-auto max-md:inset-x-0 md:right-0 md:w-72"
      >
        <ul aria-label={t('layouts')}>
          {choice('', ownName, '', current === null, () => onChoose(null))}
          {saved.map((one) => {
            const shared = one.RoleCodes.length > 0 ? t('sharedByMe') : '';
            const detail = one.IsOwn ? shared : t('sharedBy', { name: one.OwnerName });
            const isCurrent = one.SaveReportCode === current?.SaveReportCode;
            return choice(one.SaveReportCode, one.SaveReportName, detail, isCurrent, () => onChoose(one));
          })}
        </ul>
        <div className="mt-1.5 border-t border-line pt-1.5">
          {current?.IsOwn && item('update', t('saveLayout'))}
          {item('copy', t('saveAsNew'))}
          {current?.IsOwn && item('rename', t('rename'))}
          {current?.IsOwn && canShare && item('share', t('share'))}
          {current && canRelease && item('release', t('release'))}
          {current?.IsOwn && item('remove', t('remove'))}
        </div>
      </Menu>
      {action && (
        <Suspense>
          <LayoutDialogs
            key={action}
            action={action}
            code={code}
            current={current}
            layout={layout}
            filter={filter}
            onDone={(chosen) => {
              setAction(null);
              onChanged(chosen);
            }}
            onClose={() => setAction(null)}
          />
        </Suspense>
      )}
    </>
  );
}
