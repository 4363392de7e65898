'use client';

import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { leavingReasonShape } from '@/lib/contract/changes/joining/joining-shapes';
import { useMessages } from '@/lib/i18n/use-messages';

/** Why people leave, in the order in which it is offered. */
export function ReasonsScreen({ initial }: { readonly initial: ReplyFor<'listReasonsToEdit'> }) {
  const t = useMessages('joining-setup');
  const [rows, setRows] = useState(initial);
  const { send } = useCallMutation('saveLeavingReason');
  const { send: remove } = useCallMutation('deleteLeavingReason');
  const { send: order } = useCallMutation('orderLeavingReasons');
  return (
    <LookupScreen
      shape={leavingReasonShape}
      rows={rows}
      columns={{
        Names: { label: t('name') },
        IsVoluntary: { label: t('voluntary') },
        IsActive: { label: t('active') },
      }}
      texts={{ new: t('newReason'), add: t('addReason') }}
      send={send}
      remove={(ReasonNumber) => remove({ ReasonNumber })}
      order={(Codes) => order({ Codes })}
      onSaved={setRows}
    />
  );
}
