import { dayText } from '@/lib/dates';
import type { Language } from '@/lib/contract/platform/languages';
import { getTexts } from '@/lib/i18n/get-texts';
import { withBasePath } from '@/lib/links/links';
import { titled } from '../model/titled';

/** What all citations of a page have alike. */
export interface Citing {
  /** Where a tile has the same figure tomorrow, too. */
  readonly addressOf: (tile: string) => `/${string}`;
  /** The day that the page is as on. */
  readonly day: string;
  readonly language: Language;
  /** Where the portal is reached. */
  readonly origin: string;
  /** What is chosen of the organisation; empty for all of it. */
  readonly filter: string;
  /** When it was computed, and what has been seen of it since; a line each. */
  readonly computed: readonly string[];
  /** What the address answers, and to whom. */
  readonly note: string;
}

interface CitationProps {
  readonly citing: Citing;
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly rule?: string | undefined;
}

/** A figure with all that is needed to find it again. One press selects all of it. */
export async function Citation({ citing, id, title, sentence, rule }: CitationProps) {
  const { addressOf, day, language, origin, filter, computed, note } = citing;
  const t = await getTexts('figure-citation');
  const lines = [
    titled(title, sentence),
    t('day', { day: dayText(day, language) }),
    t('of', { filter: filter || t('everyone') }),
    ...(rule ? [t('rule', { rule })] : []),
    ...computed,
    new URL(withBasePath(addressOf(id)), origin).href,
  ];
  return (
    <>
      <p className="mt-1 rounded border border-line px-3 py-2 whitespace-pre-line select-all wrap-anywhere">
        {lines.join('\n')}
      </p>
      <p className="mt-1 mb-2 max-w-prose text-muted">{note}</p>
    </>
  );
}
