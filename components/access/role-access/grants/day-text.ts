import type { Language } from '@/lib/contract/platform/languages';
import { dateText, instantAt } from '@/lib/dates';

/** A day of the wire (2026-03-05) as the language writes it. */
export function dayText(day: string, language: Language): string {
  const instant = instantAt(day, '12:00');
  return instant ? dateText(instant, language) : day;
}
