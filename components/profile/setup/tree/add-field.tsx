import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Select } from '@/components/ui/form/select';
import { TextInput } from '@/components/ui/form/text-input';
import type { FieldType } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import { withField } from '../model/edit-definition';
import { namesInLines } from '../model/option-lines';
import { useSetup } from '../setup-context';
import { TypeOptions } from '../type-options';

interface AddFieldProps {
  readonly group: string;
  readonly onClose: () => void;
}

/** New fields of a group, one after the other by Enter, or as many as lines are pasted. */
export function AddField({ group, onClose }: AddFieldProps) {
  const t = useMessages('profile-setup');
  const { definition, language, change, select } = useSetup();
  const [name, setName] = useState('');
  const [type, setType] = useState<FieldType>('text');
  const ref = useRef<HTMLInputElement>(null);

  function add(names: readonly string[]) {
    let [next, last] = [definition, ''];
    for (const one of names) ({ definition: next, code: last } = withField(next, { name: one, language, type, group }));
    if (last === '') return;
    change(next);
    setName('');
    ref.current?.focus();
    if (matchMedia('(min-width: 992px)').matches) select({ part: 'fields', code: last });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    add(name.trim() === '' ? [] : [name.trim()]);
  }

  function paste(event: ClipboardEvent) {
    const names = namesInLines(event.clipboardData.getData('text'));
    if (names.length < 2) return;
    event.preventDefault();
    add(names);
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="enter-fade mt-1 space-y-2 rounded border border-accent-line bg-surface p-2.5"
    >
      <TextInput
        ref={ref}
        autoFocus
        aria-label={t('newFieldName')}
        placeholder={t('newFieldName')}
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onPaste={paste}
      />
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={t('type')}
          value={type}
          onChange={({ target }) => setType(target.value as FieldType)}
          className="flex-1 basis-40"
        >
          <TypeOptions />
        </Select>
        <Button type="submit" disabled={name.trim() === ''}>
          {t('add')}
        </Button>
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
      <p className="text-muted">{t('newFieldHint')}</p>
    </form>
  );
}
