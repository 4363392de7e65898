import { dayText } from '@/lib/dates';
import type { Language } from '@/lib/contract/platform/languages';
import { getTexts } from '@/lib/i18n/get-texts';
import { withBasePath } from '@/lib/links/links';
import { addressOf, type AnyView } from '../model/dashboard-view';
import { titled } from '../model/titled';

/** What all citations of a page have alike. */
export interface Citing {
  readonly view: AnyView;
  /** The day that the page is as on. */
  readonly day: string;
  readonly language: Language;
  /** Where the portal is reached. */
  readonly origin: string;
  /** What is chosen of the organisation; empty for all of it. */
  readonly filter: string;
  /** When, in the organisation's zone. */
  readonly computed: { readonly at: string; readonly zone: string };
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
  const { view, day, language, origin, filter, computed } = citing;
  const t = await getTexts('figure-citation');
  // The day stands in the address, or it would answer another figure tomorrow.
  const address = new URL(withBasePath(addressOf({ ...view, on: day, isSeveral: false, isPlain: false }, id)), origin)
    .href;
  const lines = [
    titled(title, sentence),
    t('day', { day: dayText(day, language) }),
    t('of', { filter: filter || t('everyone') }),
    ...(rule ? [t('rule', { rule })] : []),
    t('computed', computed),
    address,
  ];
  return (
    <>
      <p className="mt-1 rounded border border-line px-3 py-2 whitespace-pre-line select-all wrap-anywhere">
        {lines.join('\n')}
      </p>
      <p className="mt-1 mb-2 max-w-prose text-muted">{t('note')}</p>
    </>
  );
}
