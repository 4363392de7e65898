'use client';

import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { levelShape } from '@/lib/contract/structure/place-shapes';
import { useMessages } from '@/lib/i18n/use-messages';

/** The levels of careers, from the first to the last. */
export function LevelsScreen({ initial }: { readonly initial: ReplyFor<'listLevels'> }) {
  const t = useMessages('structure.places');
  const [rows, setRows] = useState(initial);
  const { send } = useCallMutation('saveLevel');
  const { send: remove } = useCallMutation('deleteLevel');
  const { send: order } = useCallMutation('orderLevels');
  return (
    <LookupScreen
      shape={levelShape}
      rows={rows}
      columns={{
        Names: { label: t('name') },
      }}
      texts={{ new: t('new'), add: t('add') }}
      send={send}
      remove={(LevelCode) => remove({ LevelCode })}
      order={(Codes) => order({ Codes })}
      onSaved={setRows}
    />
  );
}
