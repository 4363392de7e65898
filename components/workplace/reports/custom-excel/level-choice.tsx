import { useState } from 'react';
import { FilterOptions } from '@/components/ui/filter/filter-options';
import type { FilterOption } from '@/components/ui/filter/filter';
import { TextInput } from '@/components/ui/form/text-input';
import { useMessages } from '@/lib/i18n/use-messages';

/** From so many on they are found by what is typed. */
const MANY = 9;

interface LevelChoiceProps {
  readonly name: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** As many of a level of the organisation as one likes; none chosen leaves it open. */
export function LevelChoice({ name, options, chosen, onChoose }: LevelChoiceProps) {
  const t = useMessages('custom-excel');
  const [sought, setSought] = useState('');
  const found = options.filter(({ text }) => text.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()));
  return (
    <section aria-label={name} className="flex min-w-0 flex-col rounded border border-line">
      <header className="flex min-h-11 items-center justify-between gap-2 border-b border-line px-3">
        <h3 className="min-w-0 font-medium wrap-anywhere">{name}</h3>
        {chosen.length === 0 ? (
          <span className="shrink-0 text-muted">{t('all')}</span>
        ) : (
          <span className="flex shrink-0 items-center gap-1">
            <span className="text-muted digits">{t('chosen', { count: String(chosen.length) })}</span>
            <button
              type="button"
              onClick={() => onChoose([])}
              className="min-h-11 rounded px-2 text-accent-text hover:bg-hover md:min-h-9"
            >
              {t('clear')}
            </button>
          </span>
        )}
      </header>
      {options.length >= MANY && (
        <div className="p-3 pb-0">
          <TextInput
            type="search"
            aria-label={t('find', { name })}
            placeholder={t('find', { name })}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
      )}
      <div className="max-h-60 overflow-y-auto px-3 py-2">
        <FilterOptions
          filter={{ id: name, title: name, type: 1, options: found }}
          chosen={chosen}
          onChange={onChoose}
          anyText=""
        />
      </div>
    </section>
  );
}
