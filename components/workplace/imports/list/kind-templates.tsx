'use client';

import type { ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { TemplateLinks } from '../template-links';

/** A file to begin with for each kind. */
export function KindTemplates({ kinds }: { readonly kinds: readonly ImportKind[] }) {
  const t = useMessages('imports');
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="import-templates" className="mt-8">
      <h2 id="import-templates" className="font-semibold">
        {t('template.heading')}
      </h2>
      <p className="text-muted">{t('template.text')}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map(({ Kind, Name, Description }) => (
          <li key={Kind} className="flex flex-col rounded-lg border border-line bg-surface p-4">
            <p className="font-medium">{Name}</p>
            <p className="flex-1 text-muted">{Description}</p>
            <TemplateLinks kind={Kind} name={Name} className="mt-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}
