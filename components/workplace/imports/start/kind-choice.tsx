import { useId } from 'react';
import type { ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { TemplateLinks } from '../template-links';

interface KindChoiceProps {
  readonly kinds: readonly ImportKind[];
  readonly chosen: string;
  readonly isFixed: boolean;
  readonly onChoose: (kind: string) => void;
}

/** What is brought: each with a sentence and a file to begin with. */
export function KindChoice({ kinds, chosen, isFixed, onChoose }: KindChoiceProps) {
  const t = useMessages('imports');
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold">{t('start.what')}</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map(({ Kind, Name, Description }) => (
          <div
            key={Kind}
            className="flex flex-col rounded-lg border border-line bg-surface p-4 has-checked:border-accent-text has-checked:[box-shadow:0_0_0_1px_var(--accent-text)]"
          >
            <label className="flex flex-1 items-start gap-3">
              <input
                type="radio"
                name={group}
                value={Kind}
                checked={chosen === Kind}
                disabled={isFixed}
                onChange={() => onChoose(Kind)}
                className="mt-0.5 size-4 shrink-0"
              />
              <span className="min-w-0">
                <span className="block font-medium">{Name}</span>
                <span className="block text-muted">{Description}</span>
              </span>
            </label>
            <TemplateLinks kind={Kind} name={Name} className="mt-3 pl-7" />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
