import type { FeedKind } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import type { Language } from '../../../lib/contract/platform/languages';
import texts from './feed-words.json';

type Key = keyof typeof texts;

const fill = (key: Key, language: Language, values: Readonly<Record<string, string>>) =>
  texts[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const feedName = (kind: FeedKind, language: Language): string => texts[kind][language];

/** Of colleagues: that they are away, and nothing else. */
export const awayText = (name: string, language: Language): string => fill('away', language, { name });

export const askedText = (type: string, language: Language): string => fill('asked', language, { type });

/** Of a day of which only some hours are away. */
export const hoursText = (what: string, hours: number, language: Language): string =>
  fill('hours', language, { what, hours: String(hours) });
