import { clsx } from 'clsx';
import { useState } from 'react';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { SlidersIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { withGroup } from '../model/edit-definition';
import { isSelected, useSetup } from '../setup-context';
import { IssueCount } from './field-row';
import { GroupOfFields } from './group-of-fields';
import { useFieldDrag } from './use-field-drag';

/** What a section is made of: itself, its groups, and their fields in the order in which people are asked. */
export function FieldTree() {
  const t = useMessages('profile-setup');
  const { definition, issues, selection, select, change } = useSetup();
  const [adding, setAdding] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const drag = useFieldDrag(definition, change);
  const isHere = isSelected(selection, 'section');
  const own = issues.filter(({ FieldCode, Path }) => FieldCode === '' && !/^groups\.\d/.test(Path)).length;

  function addGroup() {
    const { definition: next, code } = withGroup(definition);
    change(next);
    select({ part: 'groups', code });
  }

  return (
    <div onDrop={drag.onDrop} className="space-y-4">
      <button
        type="button"
        aria-current={isHere || undefined}
        onClick={() => select({ part: 'section' })}
        className={clsx(
          'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2 text-left font-medium transition-colors duration-150',
          isHere ? 'bg-accent-tint text-accent-text' : 'hover:bg-hover',
          selection === null && 'lg:bg-accent-tint lg:text-accent-text',
        )}
      >
        <SlidersIcon className="size-4.5 shrink-0 text-muted" />
        <span className="flex-1">{t('sectionSettings')}</span>
        {own > 0 && <IssueCount count={own} />}
      </button>
      {definition.groups.map((group, at) => (
        <GroupOfFields
          key={group.code}
          group={group}
          at={at}
          drag={drag}
          isAdding={adding === group.code}
          onAdding={(isAdding) => setAdding(isAdding ? group.code : null)}
          onMoved={(name) => setTold(t('moved', { name }))}
        />
      ))}
      <button
        type="button"
        onClick={addGroup}
        className="flex min-h-11 items-center gap-2 rounded-sm px-2 font-medium text-muted hover:text-ink md:min-h-9"
      >
        <PlusIcon className="size-4" />
        {t('addGroup')}
      </button>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}
