'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { DataTable } from '@/components/ui/table/data-table';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { MAX_APPROVAL_ROWS } from '@/lib/contract/workplace/approvals/limits';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { openColumns, type OpenApproval } from './open-columns';

interface OpenApprovalsProps {
  readonly code: string;
  readonly name: string;
}

const idOf = ({ KeyCode }: OpenApproval) => KeyCode;

/** What is open under another chain or version and would begin with this one now: whoever keeps the chains chooses what moves. */
export function OpenApprovals({ code, name }: OpenApprovalsProps) {
  const t = useMessages('approval-chains');
  const errorText = useErrorText();
  const language = useLanguage();
  const router = useRouter();
  const columns = useMemo(() => openColumns(t, language), [t, language]);
  const { data: rows, error, mutate } = useCall('listOtherApprovals', { ChainCode: code, PageSize: MAX_APPROVAL_ROWS });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { send, isSending } = useCallMutation('moveApprovals');

  async function move() {
    try {
      const { Moved, Own } = await send({ ChainCode: code, KeyCodes: [...selected] });
      if (Moved > 0) showSnackbar('success', t('moved', { count: Moved, name }));
      if (Own > 0) showSnackbar('error', t('ownStays', { count: Own }));
      setSelected(new Set());
      await mutate();
      router.refresh();
    } catch (failed) {
      showSnackbar('error', errorText(failed));
    }
  }

  if (!rows) return error ? <Alert tone="danger">{errorText(error)}</Alert> : null;
  if (rows.length === 0) return null;
  return (
    <Card className="mb-6 p-5 md:p-6">
      <h2 className="text-base font-semibold">
        {t('openTitle', { count: rows.length, more: String(rows.length === MAX_APPROVAL_ROWS) })}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('openText')}</p>
      <DataTable
        label={t('openList')}
        columns={columns}
        rows={rows}
        idOf={idOf}
        isShort
        canExport={false}
        selection={{ selected, onChange: setSelected }}
        actions={
          <Button type="button" isBusy={isSending} busyText={t('moving')} onClick={() => void move()}>
            {t('move')}
          </Button>
        }
      />
    </Card>
  );
}
