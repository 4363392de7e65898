import { InfoIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { labelInText } from './label-in-text';
import type { Reason } from './use-reason';

interface WhyButtonProps {
  /** Of the text. */
  readonly id: string;
  readonly label: string;
  readonly why: Reason;
}

/** Asks why a field cannot be answered. */
export function WhyButton({ id, label, why }: WhyButtonProps) {
  const t = useMessages('form');
  return (
    <button
      type="button"
      aria-label={t('why', { name: labelInText(t, label) })}
      title={t('whyShort')}
      aria-expanded={why.isShown}
      aria-controls={why.isShown ? id : undefined}
      onClick={why.toggle}
      className="-my-1 grid size-7 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink pointer-coarse:-my-3 pointer-coarse:size-11"
    >
      <InfoIcon className="size-4.5" />
    </button>
  );
}

export function WhyText({ id, text }: { readonly id: string; readonly text: string | null }) {
  return (
    <p id={id} role="status" className="enter-fade mt-1.5 rounded-sm bg-info-tint px-2.5 py-1.5 text-info">
      {text}
    </p>
  );
}
