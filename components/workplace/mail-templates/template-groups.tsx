'use client';

import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ChevronRightIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import { templatePage } from './template-page';

type Template = ReplyFor<'listMailTemplates'>[number];

/** Every mail under the name of its group. */
export function TemplateGroups({ templates }: { readonly templates: readonly Template[] }) {
  const groups = [...new Set(templates.map(({ GroupName }) => GroupName))];
  return (
    <div className="space-y-6">
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2 className="mb-2 text-base font-semibold">{group}</h2>
          <Card>
            <ul className="divide-y divide-line">
              {templates
                .filter(({ GroupName }) => GroupName === group)
                .map((template) => (
                  <TemplateRow key={template.TemplateCode} template={template} />
                ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

function TemplateRow({ template: { TemplateCode, TemplateName, Description, States } }: { template: Template }) {
  const t = useMessages('mail-templates');
  const namesOf = (state: Template['States'][number]['State']) =>
    States.filter(({ State }) => State === state)
      .map(({ Language }) => languageNames[Language])
      .join(', ');
  const own = namesOf('own');
  const unusable = namesOf('unusable');
  return (
    <li>
      <Link
        href={templatePage(TemplateCode)}
        prefetch={false}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 -outline-offset-2 transition-colors duration-150 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-medium wrap-anywhere">{TemplateName}</span>
          <span className="block text-muted">{Description}</span>
        </span>
        {own && <Badge tone="accent">{t('ownIn', { languages: own })}</Badge>}
        {unusable && <Badge tone="danger">{t('unusableIn', { languages: unusable })}</Badge>}
        <ChevronRightIcon className="size-4 shrink-0 text-muted max-sm:hidden" />
      </Link>
    </li>
  );
}
