'use client';

import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { businessShape } from '@/lib/contract/structure/place-shapes';
import { useMessages } from '@/lib/i18n/use-messages';

/** What the organisation does, in the order in which it is told. */
export function BusinessesScreen({ initial }: { readonly initial: ReplyFor<'listBusinesses'> }) {
  const t = useMessages('structure.places');
  const [rows, setRows] = useState(initial);
  const { send } = useCallMutation('saveBusiness');
  const { send: remove } = useCallMutation('deleteBusiness');
  const { send: order } = useCallMutation('orderBusinesses');
  return (
    <LookupScreen
      shape={businessShape}
      rows={rows}
      columns={{
        Names: { label: t('name') },
      }}
      texts={{ new: t('new'), add: t('add') }}
      send={send}
      remove={(BusinessCode) => remove({ BusinessCode })}
      order={(Codes) => order({ Codes })}
      onSaved={setRows}
    />
  );
}
