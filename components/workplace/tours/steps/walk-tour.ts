import { startWalk } from '@/components/ui/walkthrough/start-walk';
import type { Language } from '@/lib/contract/platform/languages';
import type { TourStep } from '@/lib/contract/workplace/tours';
import type { Translate } from '@/lib/i18n/message-key';

interface Walking {
  readonly urlName: string;
  readonly title: string;
  readonly steps: readonly TourStep[];
  readonly language: Language;
  readonly t: Translate<'tours.walk'>;
  readonly go: (page: `/${string}`) => void;
}

/** Walks the steps that are shown on the page itself, as whoever looks at it now: what their role lacks is left out and counted. */
export async function walkTour({ urlName, title, steps, language, t, go }: Walking): Promise<void> {
  const page = `/${urlName || 'home/dashboard'}` as const;
  go(page);
  await startWalk({
    kind: urlName ? 'page' : 'global',
    title,
    companion: null,
    page,
    steps: steps
      .filter(({ Active }) => Active === 'A')
      .map(({ FieldName, Contents }) => ({ target: FieldName, html: Contents[language] ?? Contents.en ?? '' })),
    words: {
      next: t('next'),
      back: t('back'),
      finish: t('finish'),
      end: t('end'),
      stepOf: (step, count) => t('stepOf', { step, steps: count }),
      leftOut: (count) => t('leftOut', { count }),
      rest: t('rest'),
      loading: t('loading'),
    },
  });
}
