'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/ui/form/select-field';
import { useMessages } from '@/lib/i18n/use-messages';
import { tourKey } from './edited-steps';

/** The pages that have no tour yet, to begin one. */
export function NewTour({ places }: { readonly places: readonly { urlName: string; name: string }[] }) {
  const t = useMessages('tours.setup');
  const id = useId();
  const router = useRouter();
  const [chosen, setChosen] = useState('');
  if (places.length === 0) return null;
  return (
    <form
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) router.push(`/process/toursetup/key/${tourKey(chosen)}`);
      }}
    >
      <div className="min-w-0 flex-1 basis-64">
        <SelectField id={id} label={t('newFor')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('choosePage')}</option>
          {places.map(({ urlName, name }) => (
            <option key={urlName} value={urlName}>
              {name || `/${urlName}`}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" disabled={!chosen}>
        {t('new')}
      </Button>
    </form>
  );
}
