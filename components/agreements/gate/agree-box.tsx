import { clsx } from 'clsx';
import type { Ref } from 'react';
import { RichText } from '@/components/ui/media/rich-text';
import { textOfHtml } from '@/lib/text/html-text';

interface AgreeBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** What is agreed to, as HTML; where it says nothing, `usual` stands there (COC-07, COC-08). */
  readonly html: string;
  readonly usual: string;
  readonly loadingText: string;
  readonly isFixed: boolean;
  /** The id of what says that it has to be ticked. */
  readonly faultId: string | undefined;
}

/** The box to tick, with the words that it stands for. */
export function AgreeBox({ ref, isTicked, onTick, html, usual, loadingText, isFixed, faultId }: AgreeBoxProps) {
  return (
    <label
      className={clsx(
        'flex min-w-0 items-start gap-3 rounded border p-3 transition-colors duration-150',
        faultId
          ? 'border-danger-line bg-danger-tint'
          : isTicked
            ? 'border-accent-line bg-accent-tint'
            : 'border-line bg-surface-raised hover:bg-hover',
      )}
    >
      <input
        ref={ref}
        type="checkbox"
        // Nobody agrees by what the browser remembers of a page that was left.
        autoComplete="off"
        checked={isTicked}
        disabled={isFixed}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        onChange={({ target }) => onTick(target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="max-h-28 min-w-0 flex-1 overflow-y-auto">
        {textOfHtml(html) === '' ? (
          <span className="leading-6">{usual}</span>
        ) : (
          <RichText html={html} loadingText={loadingText} />
        )}
      </span>
    </label>
  );
}
