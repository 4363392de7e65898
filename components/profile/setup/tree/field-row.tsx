import { clsx } from 'clsx';
import type { DragEvent, KeyboardEvent } from 'react';
import { GripIcon, LockIcon } from '@/components/ui/icons/icons';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { KindIcon } from '../field-kinds';
import { conditionsOf } from '../model/conditions';
import { withFieldMoved } from '../model/edit-definition';
import { BranchIcon } from '../setup-icons';
import { isSelected, useSetup } from '../setup-context';
import { isMissing, nameIn } from '../words';

interface FieldRowProps {
  readonly field: FieldDefinition;
  /** Whether what is dragged would land before it. */
  readonly isTarget: boolean;
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  readonly onMoved: (name: string) => void;
}

/** A field among the others: what it is, what is special about it, what is wrong. Its handle moves it by mouse and by arrow keys. */
export function FieldRow({ field, isTarget, drag, onMoved }: FieldRowProps) {
  const t = useMessages('profile-setup');
  const { definition, language, issues, selection, select, change } = useSetup();
  const { code, names, type } = field;
  const isHere = isSelected(selection, 'fields', code);
  const name = nameIn(names, language) || t('unnamed');
  const count = issues.filter(({ FieldCode }) => FieldCode === code).length;
  const isConditional = conditionsOf(definition, { part: 'fields', code }).length > 0;

  function moveByKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (step === null) return;
    event.preventDefault();
    change(withFieldMoved(definition, code, step));
    onMoved(name);
  }

  return (
    <li
      onDragOver={drag.onDragOver}
      className={clsx(
        'group/row relative flex items-center rounded-sm transition-colors duration-150',
        isHere ? 'bg-accent-tint' : 'hover:bg-hover',
        isTarget && 'before:absolute before:inset-x-1 before:-top-px before:h-0.5 before:rounded-full before:bg-accent',
        field.isRetired && 'opacity-60',
      )}
    >
      <button
        type="button"
        draggable
        data-handle={code}
        onDragStart={drag.onDragStart}
        onDragEnd={drag.onDragEnd}
        onKeyDown={moveByKey}
        aria-label={t('moveHandle', { name })}
        title={t('moveHandleShort')}
        className="grid min-h-11 w-7 shrink-0 cursor-grab place-items-center rounded-sm text-muted opacity-50 group-hover/row:opacity-100 focus-visible:opacity-100 active:cursor-grabbing md:min-h-10"
      >
        <GripIcon className="size-4" />
      </button>
      <button
        type="button"
        aria-current={isHere || undefined}
        onClick={() => select({ part: 'fields', code })}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-sm py-1.5 pr-2.5 text-left md:min-h-10"
      >
        <span className={clsx('shrink-0', isHere ? 'text-accent-text' : 'text-muted')} title={t(`types.${type}`)}>
          <KindIcon type={type} className="size-4.5" />
        </span>
        <span className={clsx('min-w-0 flex-1 wrap-anywhere', isMissing(names, language) && 'text-muted italic')}>
          {name}
          {field.isMandatory && (
            <span className="text-danger" title={t('mandatory')}>
              {' *'}
              <span className="sr-only">{t('mandatory')}</span>
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-muted">
          {isConditional && <Mark label={t('isConditional')} icon={<BranchIcon className="size-4" />} />}
          {field.isSecret && <Mark label={t('secret')} icon={<LockIcon className="size-4" />} />}
          {field.isRetired && <span className="text-xs">{t('retired')}</span>}
          {isMissing(names, language) && (
            <span className="rounded-sm border border-line px-1 text-xs uppercase" title={t('noName')}>
              {language}
              <span className="sr-only">{t('noName')}</span>
            </span>
          )}
          {count > 0 && <IssueCount count={count} />}
        </span>
      </button>
    </li>
  );
}

const Mark = ({ label, icon }: { label: string; icon: React.ReactNode }) => (
  <span title={label}>
    {icon}
    <span className="sr-only">{label}</span>
  </span>
);

export function IssueCount({ count }: { readonly count: number }) {
  const t = useMessages('profile-setup');
  return (
    <span
      title={t('issueCount', { count })}
      className="grid h-5 min-w-5 place-items-center rounded-full bg-danger-tint px-1.5 text-xs font-semibold text-danger digits"
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('issueCount', { count })}</span>
    </span>
  );
}
