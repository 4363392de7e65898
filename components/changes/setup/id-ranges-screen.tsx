'use client';

import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { employeeIdRangeShape } from '@/lib/contract/changes/joining/joining-shapes';
import { useMessages } from '@/lib/i18n/use-messages';

/** Of which numbers new people get theirs, the first range that has one. */
export function IdRangesScreen({ initial }: { readonly initial: ReplyFor<'listEmployeeIdRanges'> }) {
  const t = useMessages('joining-setup');
  const [rows, setRows] = useState(initial);
  const { send } = useCallMutation('saveEmployeeIdRange');
  const { send: remove } = useCallMutation('deleteEmployeeIdRange');
  const { send: order } = useCallMutation('orderEmployeeIdRanges');
  return (
    <LookupScreen
      shape={employeeIdRangeShape}
      rows={rows}
      columns={{
        Prefix: { label: t('prefix') },
        Digits: { label: t('digits') },
        First: { label: t('first') },
        Last: { label: t('last') },
      }}
      texts={{ new: t('newRange'), add: t('addRange') }}
      send={send}
      remove={(RangeCode) => remove({ RangeCode })}
      order={(Codes) => order({ Codes })}
      onSaved={setRows}
    />
  );
}
