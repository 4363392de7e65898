import { RadioCards } from '@/components/ui/form/radio-cards';
import { WRITE_MODES, type WriteMode } from '@/lib/contract/workplace/imports/import-rules';

interface ModeFieldProps {
  readonly label: string;
  readonly texts: Readonly<Record<WriteMode, { readonly title: string; readonly text: string }>>;
  readonly chosen: WriteMode;
  readonly isBusy: boolean;
  /** Why not all of it at once, where that cannot be. */
  readonly cannotAll?: string | null;
  readonly onChoose: (mode: WriteMode) => void;
}

/** How far one goes: what can be done, or all of it and else nothing. */
export function ModeField({ label, texts, cannotAll, ...choice }: ModeFieldProps) {
  return (
    <RadioCards
      {...choice}
      legend={label}
      options={WRITE_MODES.map((value) => {
        const why = value === 'all' ? cannotAll : null;
        const { title, text } = texts[value];
        return { value, title, text: why ?? text, isDisabled: Boolean(why) };
      })}
      className="mt-4"
    />
  );
}
