import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

interface SectionFieldProps {
  readonly sections: ReplyFor<'listConductChoices'>['Sections'];
  readonly chosen: readonly string[];
  readonly error: string | null;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which parts of their record people look through. */
export function SectionField({ sections, chosen, error, onChange }: SectionFieldProps) {
  const t = useMessages('agreements-admin');
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('sections')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {sections.map(({ Code, Name }) => (
          <label key={Code} className="flex min-h-11 items-center gap-3 md:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(Code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, Code] : chosen.filter((other) => other !== Code))
              }
              className="size-5 shrink-0"
            />
            {Name}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
