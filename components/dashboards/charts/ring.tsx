import type { Language } from '@/lib/contract/platform/languages';
import { numberText } from '../model/number-text';
import { Donut } from './donut';
import { Key } from './key';
import { Picture } from './live/picture';
import type { Part } from './part';

interface RingProps {
  readonly parts: readonly Part[];
  readonly language: Language;
  /** What stands in the middle; null for a pie, which has none. */
  readonly middle: string | null;
}

/** Parts of a whole as a donut or a pie, with its key beside it. */
export const Ring = ({ parts, language, middle }: RingProps) => (
  <div className="flex flex-wrap items-center gap-6">
    <div className="w-52 max-w-full">
      <Picture kind={middle === null ? 'pie' : 'donut'} parts={parts} language={language} middle={middle ?? ''}>
        <Donut parts={parts} middle={middle} />
      </Picture>
    </div>
    <Key isTall parts={parts.map(({ label, value }) => ({ label, text: numberText(value, language) }))} />
  </div>
);
