'use client';

import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { companyShape } from '@/lib/contract/structure/place-shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { CountryWord } from './country-words';

interface CompaniesScreenProps {
  readonly initial: ReplyFor<'listCompanies'>;
  /** In the reader's language, as the server names them. */
  readonly countries: readonly CountryWord[];
}

/** The legal entities that employ. */
export function CompaniesScreen({ initial, countries }: CompaniesScreenProps) {
  const t = useMessages('structure.places');
  const [rows, setRows] = useState(initial);
  const { send } = useCallMutation('saveCompany');
  const { send: remove } = useCallMutation('deleteCompany');
  return (
    <LookupScreen
      shape={companyShape}
      rows={rows}
      columns={{
        Name: { label: t('name') },
        Country: { label: t('country'), words: countries },
      }}
      texts={{ new: t('new'), add: t('add') }}
      send={send}
      remove={(CompanyCode) => remove({ CompanyCode })}
      onSaved={setRows}
    />
  );
}
