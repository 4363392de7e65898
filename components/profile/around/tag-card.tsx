'use client';

import { clsx } from 'clsx';
import { tagColour } from '@/components/people/card/tag-colour';
import { PersonChip } from '@/components/people/person-chip';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { AroundCard } from './around-card';

interface TagCardProps {
  readonly tags: ReplyFor<'listTagInfo'>;
  /** Whose tags these are: they are changed beside the page then. */
  readonly employeeId?: string | undefined;
}

/** INFO-03, INFO-04: the tags that somebody has, and who looks after them for each. */
export function TagCard({ tags, employeeId = '' }: TagCardProps) {
  const t = useMessages('profile-sections.around');
  if (tags.length === 0) return null;
  const panel = employeeId ? ({ name: 'tags', subject: employeeId } as const) : undefined;
  const change =
    tags.some(({ cje }) => cje) && ({ page: '/ecenter/tagassignment', label: t('changeTags'), panel } as const);
  return (
    <AroundCard id="tags" title={t('tags')} change={change}>
      <ul className="divide-y divide-line px-5 md:px-6">
        {tags.map(({ TagName, AppName, AppEmpid, KeyCode, HasPhoto }) => (
          <li key={TagName} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5">
            <span className={clsx('rounded-full px-2.5 py-0.5 text-xs font-medium wrap-anywhere', tagColour(TagName))}>
              {TagName}
            </span>
            <span className="flex min-w-0 items-center gap-2">
              <span className="sr-only">{t('tagOwner')}</span>
              <PersonChip name={AppName} employeeId={AppEmpid} hasPhoto={HasPhoto} keyCode={KeyCode} />
              <span className="text-muted">{AppEmpid}</span>
            </span>
          </li>
        ))}
      </ul>
    </AroundCard>
  );
}
