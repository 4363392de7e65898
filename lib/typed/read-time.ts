/** A time that somebody typed (9, 9:05, 0905, 9.05 pm, 21h30) as `09:05`; null for what is no time of the day. */
export function readTime(text: string): string | null {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:\s*[:.hH]?\s*(\d{2}))?\s*[hH]?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(text.trim()) ?? [];
  if (hours === '' || Number(minutes) > 59) return null;
  const isHalf = half !== '';
  const hour = Number(hours);
  if (isHalf ? hour < 1 || hour > 12 : hour > 23) return null;
  const ofDay = isHalf ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour;
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}
