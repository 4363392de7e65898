'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { panelClasses } from '@/components/platform/panel/sheet/panel-classes';
import { PanelSheet } from '@/components/platform/panel/sheet/panel-sheet';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useMedia } from '@/components/ui/use-media';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { wireCalendarDate } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath } from '@/lib/links/links';
import { ChangeDialog } from './change/change-dialog';
import type { WantedChange } from './change/change-values';
import { ChangesToCome } from './panel/changes-to-come';
import { UnitDetails } from './panel/unit-details';
import { addressOf, type StructureAddress } from './structure-address';
import { StructureBar } from './structure-bar';
import { foundBy, pathTo, treeRows } from './tree/tree-rows';
import { UnitTree } from './tree/unit-tree';
import { useRefreshUnits } from './use-refresh-units';

/** How many units are all open at first. */
const FEW = 60;

/** The organisation as on a day: its tree, and what there is to know and to change of one unit. */
export function StructureScreen({
  initial,
  address: first,
}: {
  readonly initial: ReplyFor<'listUnits'>;
  readonly address: StructureAddress;
}) {
  const t = useMessages('structure');
  const errorText = useErrorText();
  const [address, setAddress] = useState(first);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(first.unit);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(initial.Units, first.unit));
  const [wanted, setWanted] = useState<WantedChange | null>(null);
  const isWide = useMedia('(min-width: 64rem)');
  const isDay = address.on === '' || wireCalendarDate(address.on) !== null;
  const refresh = useRefreshUnits();
  const { data, error } = useCall('listUnits', isDay ? { On: address.on } : null, {
    keepPreviousData: true,
    ...(address.on === first.on && { fallbackData: initial }),
  });
  const units = data?.Units ?? [];
  const found = foundBy(units, search);
  const rows = treeRows(units, { open, found });

  function go(part: Partial<StructureAddress>) {
    const next = { ...address, ...part };
    setAddress(next);
    if (next.on === '' || wireCalendarDate(next.on)) history.replaceState(null, '', withBasePath(addressOf(next)));
  }

  function toggle(code: string) {
    const next = new Set(open);
    if (!next.delete(code)) next.add(code);
    setOpen(next);
  }

  function choose(unit: string) {
    go({ unit });
    setAt(unit);
    setOpen(new Set([...open, ...pathTo(units, unit).map(({ Code }) => Code)]));
  }

  const leave = () => go({ unit: '' });
  const panel = address.unit && (
    <UnitDetails
      key={address.unit}
      code={address.unit}
      on={address.on}
      onChange={setWanted}
      onChoose={choose}
      onChanged={refresh}
    />
  );
  return (
    <>
      <StructureBar
        on={address.on}
        search={search}
        onDay={(on) => go({ on })}
        onSearch={setSearch}
        onOpenAll={() => setOpen(new Set(units.map(({ Code }) => Code)))}
        onCloseAll={() => setOpen(new Set(units.slice(0, 1).map(({ Code }) => Code)))}
      >
        {data?.CanAdd && (
          <Button type="button" onClick={() => setWanted({ kind: 'create', unit: null, parent: address.unit })}>
            <PlusIcon className="size-4" />
            {t('add')}
          </Button>
        )}
      </StructureBar>
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0 rounded-lg border border-line bg-surface">
          {rows.length > 0 ? (
            <UnitTree
              label={t('tree')}
              rows={rows}
              chosen={address.unit}
              at={at}
              onGo={setAt}
              onToggle={toggle}
              onChoose={choose}
            />
          ) : (
            data && <EmptyState title={t('noneTitle')} text={search ? t('noneFound') : t('noneText')} />
          )}
        </div>
        {isWide !== false && (
          <aside aria-label={t('panel')} className="sticky top-20 max-lg:hidden">
            {panel || <ChangesToCome onChoose={choose} onChanged={refresh} />}
          </aside>
        )}
      </div>
      {isWide === false && panel && (
        <Dialog isOpen isTitleHidden title={t('panel')} classes={panelClasses.side.dialog} onClose={leave}>
          <PanelSheet title={t('panel')} classes={panelClasses.side.sheet} onClose={leave}>
            {panel}
          </PanelSheet>
        </Dialog>
      )}
      {isWide === false && !panel && (
        <div className="mt-6">
          <ChangesToCome onChoose={choose} onChanged={refresh} />
        </div>
      )}
      {wanted && (
        <ChangeDialog
          wanted={wanted}
          units={units}
          on={address.on}
          onClose={() => setWanted(null)}
          onDone={(unit) => {
            setWanted(null);
            refresh();
            go({ unit });
          }}
        />
      )}
    </>
  );
}

/** All of a small organisation, the first two levels of a large one, and what is above the chosen unit. */
function firstOpen(units: ReplyFor<'listUnits'>['Units'], chosen: string): ReadonlySet<string> {
  if (units.length <= FEW) return new Set(units.map(({ Code }) => Code));
  const top = units.filter(({ ParentCode }) => ParentCode === '').map(({ Code }) => Code);
  return new Set([...top, ...pathTo(units, chosen).map(({ Code }) => Code)]);
}
