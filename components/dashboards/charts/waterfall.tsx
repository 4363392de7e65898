import { useId } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import { numberText, signedText } from '../model/number-text';
import { Patterns, patternAt } from './patterns';
import { TONE_FILL, toneAt } from './tones';

export interface WaterfallStep {
  readonly label: string;
  /** How many there are, or by how many they change. */
  readonly value: number;
  readonly kind: 'total' | 'change';
}

interface WaterfallProps {
  readonly label: string;
  readonly steps: readonly WaterfallStep[];
  readonly language: Language;
}

/** Where a bar begins and ends, and what it says. */
interface Bar extends WaterfallStep {
  readonly from: number;
  readonly to: number;
}

/** What goes down has the second tone of pictures, with its pattern. */
const DOWN = 1;
const KIND = { total: 'fill-muted', up: TONE_FILL[toneAt(0)], down: TONE_FILL[toneAt(DOWN)] };
const kindOf = ({ kind, value }: WaterfallStep) => (kind === 'total' ? 'total' : value < 0 ? 'down' : 'up');

/**
 * Steps from one total to another, a row each, so that names have room on a phone. What goes down is hatched beside its colour and its
 * sign. The bars lie between the least and the most of all steps: those of a few people among thousands would not be seen from zero.
 */
export function Waterfall({ label, steps, language }: WaterfallProps) {
  const id = useId();
  const bars = barsOf(steps);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const changes = bars.flatMap(({ kind, from, to }) => (kind === 'change' ? [from, to] : []));
  const most = Math.max(0, ...ends);
  const least = Math.min(most, ...(changes.length > 0 ? changes : [0]));
  // A total keeps some length of its own below the least of the changes.
  const first = Math.max(0, Math.min(least - (most - least), least));
  const at = (value: number) => (most === first ? 0 : ((Math.max(value, first) - first) / (most - first)) * 100);
  if (bars.length === 0) return null;
  return (
    <>
      <svg aria-hidden="true" width={0} height={0} className="absolute">
        <Patterns id={id} />
      </svg>
      <ol aria-label={label} className="space-y-1.5">
        {bars.map((bar) => {
          const [left, right] = [at(Math.min(bar.from, bar.to)), at(Math.max(bar.from, bar.to))];
          // Whatever is something is seen; nothing is no bar.
          const width = `${left === right ? 0 : Math.max(0.5, right - left)}%`;
          const kind = kindOf(bar);
          return (
            <li
              key={bar.label}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[10rem_minmax(0,1fr)_4rem]"
            >
              <span className="text-muted wrap-anywhere">{bar.label}</span>
              <svg aria-hidden="true" className="order-last col-span-2 h-5 w-full md:order-none md:col-span-1">
                <rect x={`${left}%`} width={width} y={0} height={20} rx={3} className={KIND[kind]} />
                {kind === 'down' && (
                  <rect x={`${left}%`} width={width} y={0} height={20} rx={3} fill={patternAt(id, DOWN)} />
                )}
              </svg>
              <span className="text-right font-medium digits">
                {bar.kind === 'total' ? numberText(bar.value, language) : signedText(bar.value, language)}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Each change goes on from where the one before it ended. */
export function barsOf(steps: readonly WaterfallStep[]): Bar[] {
  let height = 0;
  return steps.map((step) => {
    const from = step.kind === 'total' ? 0 : height;
    height = from + step.value;
    return { ...step, from, to: height };
  });
}
