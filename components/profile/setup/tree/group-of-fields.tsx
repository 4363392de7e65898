import { clsx } from 'clsx';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { conditionsOf } from '../model/conditions';
import type { GroupDefinition } from '../model/edit-definition';
import { isSelected, useSetup } from '../setup-context';
import { BranchIcon } from '../setup-icons';
import { isMissing, nameIn } from '../words';
import { AddField } from './add-field';
import { FieldRow, IssueCount } from './field-row';
import type { useFieldDrag } from './use-field-drag';

interface GroupOfFieldsProps {
  readonly group: GroupDefinition;
  readonly at: number;
  readonly drag: ReturnType<typeof useFieldDrag>;
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
  readonly onMoved: (name: string) => void;
}

/** A group with its fields, and the way to further ones. */
export function GroupOfFields({ group, at, drag, isAdding, onAdding, onMoved }: GroupOfFieldsProps) {
  const t = useMessages('profile-setup');
  const { definition, language, issues, selection, select } = useSetup();
  const { code, names } = group;
  const isHere = isSelected(selection, 'groups', code);
  const fields = definition.fields.filter((field) => field.group === code);
  const name = nameIn(names, language) || t('unnamedGroup');
  const count = issues.filter(({ Path }) => Path.startsWith(`groups.${at}.`)).length;
  const isLast = drag.place?.group === code && drag.place.before === null;
  return (
    <section aria-label={name} onDragOver={(event) => drag.onGroupOver(event, code)}>
      <div className="flex items-center border-b border-line">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-current={isHere || undefined}
            onClick={() => select({ part: 'groups', code })}
            className={clsx(
              'flex min-h-11 w-full items-center gap-2 rounded-sm px-2 text-left font-semibold md:min-h-10',
              isHere ? 'bg-accent-tint text-accent-text' : 'hover:bg-hover',
              isMissing(names, language) && 'text-muted italic',
            )}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            {conditionsOf(definition, { part: 'groups', code }).length > 0 && (
              <span title={t('isConditional')} className="text-muted">
                <BranchIcon className="size-4" />
                <span className="sr-only">{t('isConditional')}</span>
              </span>
            )}
            {count > 0 && <IssueCount count={count} />}
          </button>
        </h2>
        <button
          type="button"
          aria-label={t('addFieldTo', { name })}
          title={t('addField')}
          onClick={() => onAdding(true)}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink md:size-10"
        >
          <PlusIcon className="size-4.5" />
        </button>
      </div>
      <ul
        className={clsx(
          'mt-1 space-y-0.5',
          isLast && 'border-b-2 border-accent',
          drag.isDragging && fields.length === 0 && 'min-h-10 rounded-sm border border-dashed border-line-strong',
        )}
      >
        {fields.map((field) => (
          <FieldRow
            key={field.code}
            field={field}
            isTarget={drag.place?.before === field.code}
            drag={drag.of(field.code, code)}
            onMoved={onMoved}
          />
        ))}
      </ul>
      {isAdding ? (
        <AddField group={code} onClose={() => onAdding(false)} />
      ) : (
        fields.length === 0 && (
          <button
            type="button"
            onClick={() => onAdding(true)}
            className="mt-1 flex min-h-11 w-full items-center justify-center gap-2 rounded border border-dashed border-line-strong px-3 text-muted hover:border-accent hover:text-ink"
          >
            <PlusIcon className="size-4" />
            {t('addField')}
          </button>
        )
      )}
    </section>
  );
}
