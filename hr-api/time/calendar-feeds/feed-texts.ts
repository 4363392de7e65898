import type { FeedKind } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import type { Language } from '../../../lib/contract/platform/languages';
import { fill } from '../../platform/mail/texts';
import texts from './texts.json';

export const feedName = (kind: FeedKind, language: Language): string => texts[kind][language];

/** Of colleagues: that they are away, and nothing else. */
export const awayText = (name: string, language: Language): string => fill(texts.away[language], { name });

export const askedText = (type: string, language: Language): string => fill(texts.asked[language], { type });

/** Of a day of which only some hours are away. */
export const hoursText = (what: string, hours: number, language: Language): string =>
  fill(texts.hours[language], { what, hours: String(hours) });
