import { useId, useRef } from 'react';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { Select } from '@/components/ui/form/select';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import type { ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { openColumns, type KindColumn, type MappingValues } from './mapping-values';
import { ValueField } from './value-field';

interface FixedValuesProps {
  readonly values: MappingValues;
  readonly kind: ImportKind;
  readonly error: string | null;
  readonly isFixed: boolean;
  readonly onChange: (values: MappingValues['Fixed']) => void;
}

/** What the file does not say and is the same for all rows. */
export function FixedValues({ values, kind, error, isFixed, onChange }: FixedValuesProps) {
  const t = useMessages('imports');
  const id = useId();
  const addRef = useRef<HTMLSelectElement>(null);
  const open = openColumns(values, kind);
  const added = Object.keys(values.Fixed).flatMap((key) => kind.Columns.find(({ Column }) => Column === key) ?? []);

  function add(column: string) {
    onChange({ ...values.Fixed, [column]: '' });
    setTimeout(() => document.getElementById(`${id}-${column}`)?.focus());
  }

  function remove(column: string) {
    onChange(Object.fromEntries(Object.entries(values.Fixed).filter(([key]) => key !== column)));
    addRef.current?.focus();
  }

  return (
    <fieldset className="space-y-3" disabled={isFixed}>
      <legend className="font-semibold">{t('columns.fixed')}</legend>
      <p className="text-muted">{t('columns.fixedText')}</p>
      {added.map((column) => (
        <div key={column.Column} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <ValueField
              id={`${id}-${column.Column}`}
              label={column.Title}
              type={column.Type}
              choices={column.Choices}
              value={values.Fixed[column.Column] ?? ''}
              isFixed={isFixed}
              onChange={(text) => onChange({ ...values.Fixed, [column.Column]: text })}
            />
          </div>
          <button
            type="button"
            aria-label={t('columns.removeFixed', { name: column.Title })}
            onClick={() => remove(column.Column)}
            className={iconButtonClasses}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      {open.length > 0 && (
        <Select ref={addRef} value="" aria-label={t('columns.addFixed')} onChange={({ target }) => add(target.value)}>
          <option value="">{t('columns.addFixed')}</option>
          {groupsOf(open).map(([group, columns]) => (
            <optgroup key={group} label={group}>
              {columns.map(({ Column, Title }) => (
                <option key={Column} value={Column}>
                  {Title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
      {error && <FieldIssue text={error} />}
    </fieldset>
  );
}

function groupsOf(columns: readonly KindColumn[]): [string, KindColumn[]][] {
  const groups = new Map<string, KindColumn[]>();
  for (const column of columns) groups.set(column.Group, [...(groups.get(column.Group) ?? []), column]);
  return [...groups];
}
