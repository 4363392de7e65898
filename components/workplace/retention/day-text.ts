import type { Language } from '@/lib/contract/platform/languages';
import { dateText, instantAt } from '@/lib/dates';

/** A day of the wire (2026-03-05), or the day of an instant, as the language writes it. */
export function dayText(at: string, language: Language): string {
  const instant = at.includes('T') ? new Date(at) : instantAt(at, '12:00');
  return instant && !Number.isNaN(instant.getTime()) ? dateText(instant, language) : at;
}
