'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { managersPage } from '../change-pages';
import { PanelHead } from '../subject/panel-head';
import { formSubjectOf } from '../subject/change-subject';
import { useSubject } from '../subject/use-subject';
import { LineHistory } from './line-history';
import { lineTitle } from './line-title';
import type { LineKind } from './manager-values';

/** The form in the panel: of which line, for a new row or the one with a key. */
type Opened = { readonly kind: LineKind; readonly id: string | null } | null;

const InlineForm = lazyWithMessages(
  'form',
  (language) => import(`@/messages/${language}/form.json`),
  async () => (await import('./inline-line-form')).InlineLineForm,
  <SkeletonRows rows={3} />,
);

const KINDS = ['manager', 'admin_manager'] as const;

/** MGRC-05: both histories beside any page, which is read anew with them; add and edit open their form in it. */
export function ReportingLinesPanel({ subject: key = '' }: PanelProps) {
  const t = useMessages('changes.lines');
  const tPages = useMessages('changes.pages');
  const { subject, columns } = useSubject(key);
  const histories = {
    manager: useCall('listManagers', { ChillCode: key }),
    admin_manager: useCall('listAdminManagers', { ChillCode: key }),
  };
  const [opened, setOpened] = useState<Opened>(null);
  const { refresh } = useRouter();
  const readAgain = () => {
    refresh();
    return Promise.all([histories.manager.mutate(), histories.admin_manager.mutate(), subject.mutate()]);
  };
  const skeleton = <SkeletonRows rows={4} />;

  return (
    <PanelData of={subject} skeleton={skeleton}>
      {(read) => (
        <>
          <PanelHead subject={read} page={{ href: managersPage(key), name: tPages('managers') }} />
          {opened && (
            <div className="mb-5 rounded-lg border border-line bg-surface-raised px-5 pt-4 sm:px-6">
              <h2 className="mb-3 font-semibold">{lineTitle(t, opened.kind, opened.id === null)}</h2>
              <InlineForm
                key={`${opened.kind} ${opened.id}`}
                {...opened}
                subject={formSubjectOf(key, read)}
                isJustified={opened.kind === 'manager' ? read.manjm : read.smanjm}
                label={lineTitle(t, opened.kind, opened.id === null)}
                onCancel={() => setOpened(null)}
                onSaved={() => {
                  setOpened(null);
                  return readAgain();
                }}
              />
            </div>
          )}
          <div className="space-y-5">
            {KINDS.map((kind) => (
              <PanelData key={kind} of={histories[kind]} skeleton={skeleton}>
                {(rows) => (
                  <LineHistory
                    title={t(kind === 'manager' ? 'managers' : 'adminManagers')}
                    rows={rows}
                    columns={columns}
                    canChange={read.CanChange && !opened}
                    add={
                      <Button type="button" variant="secondary" onClick={() => setOpened({ kind, id: null })}>
                        <PlusIcon className="size-4" />
                        {lineTitle(t, kind, true)}
                      </Button>
                    }
                    editBy={() => ({ open: (id) => setOpened({ kind, id }) })}
                    onChanged={readAgain}
                  />
                )}
              </PanelData>
            ))}
          </div>
        </>
      )}
    </PanelData>
  );
}
