'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Select } from '@/components/ui/form/select';
import { CHANGE_KINDS, type ChangeKind } from '@/lib/contract/changes/change-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeList } from './change-list';

/** Everything that was changed of one person, of all kinds or of one. */
export function ChangeLog({ subject }: { readonly subject: string }) {
  const t = useMessages('changes.log');
  const { refresh } = useRouter();
  const [kind, setKind] = useState<ChangeKind | ''>('');
  return (
    <section aria-label={t('title')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-muted">{t('lead')}</p>
        <Select
          aria-label={t('kind')}
          value={kind}
          onChange={({ target }) => setKind(CHANGE_KINDS.find((each) => each === target.value) ?? '')}
          className="sm:w-52"
        >
          <option value="">{t('allKinds')}</option>
          {CHANGE_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <ChangeList
        label={t('title')}
        list="listPersonChanges"
        ChillCode={subject}
        kind={kind}
        emptyText={t('noneText')}
        onChanged={refresh}
      />
    </section>
  );
}
