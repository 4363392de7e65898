'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { leaveEndedSession } from '@/lib/client/session/leave-ended-session';
import { postSession } from '@/lib/client/session/session';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { DeviceIcon } from './device-icon';

export interface DeviceRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Whether it is the one in hand. */
  readonly isHere: boolean;
  /** What it is, such as `Chrome 141, Windows`. */
  readonly kind: string;
  readonly registered: string;
  readonly used: string;
}

interface DeviceListProps {
  readonly rows: readonly DeviceRow[];
}

/** The registered devices, each with a button that removes it. */
export function DeviceList({ rows }: DeviceListProps) {
  const t = useMessages('devices');
  const errorText = useErrorText();
  const router = useRouter();
  const [asked, setAsked] = useState<DeviceRow | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function ask(row: DeviceRow | null) {
    setFailure(null);
    setAsked(row);
  }

  async function remove({ id, isHere }: DeviceRow) {
    setIsBusy(true);
    try {
      const { next } = await postSession('remove-device', { DeviceID: id });
      if (isHere) return location.assign(next);
      setAsked(null);
      showSnackbar('success', t('removed'));
      router.refresh();
    } catch (error) {
      if (error instanceof CallError && error.code === 'unauthenticated') return leaveEndedSession();
      setFailure(errorText(error));
    }
    setIsBusy(false);
  }

  return (
    <section aria-labelledby="device-list">
      <Card>
        <div className="border-b border-line px-5 py-4 md:px-6">
          <h2 id="device-list" className="text-base font-semibold">
            {t('list')}
          </h2>
          <p className="text-muted">{t('listText')}</p>
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <ul className="divide-y divide-line px-5 md:px-6">
            {rows.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
                <span className="flex size-11 items-center justify-center rounded-full bg-accent-tint text-accent-text">
                  <DeviceIcon type={row.type} />
                </span>
                <div className="min-w-0 flex-1 basis-48">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
                    {row.name}
                    {row.isHere && <Badge tone="accent">{t('current')}</Badge>}
                  </p>
                  {row.kind !== row.name && <p className="text-muted wrap-anywhere">{row.kind}</p>}
                  <p className="flex flex-wrap gap-x-4 text-muted">
                    <span>{row.registered}</span>
                    <span>{row.used}</span>
                  </p>
                </div>
                <button
                  type="button"
                  onClick={() => ask(row)}
                  aria-label={t('removeNamed', { name: row.name })}
                  className={buttonClasses('secondary')}
                >
                  {t('remove')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {asked && (
        <DeleteDialog
          isOpen
          words={{
            title: t('removeTitle'),
            question: t(asked.isHere ? 'removeHereQuestion' : 'removeQuestion', { name: asked.name }),
            deleting: t('removing'),
            delete: t('remove'),
            cancel: t('cancel'),
          }}
          isBusy={isBusy}
          onDelete={() => void remove(asked)}
          onCancel={() => ask(null)}
        >
          {failure && (
            <div className="mt-4">
              <Alert tone="danger">{failure}</Alert>
            </div>
          )}
        </DeleteDialog>
      )}
    </section>
  );
}
