const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

/** Days whose text is remembered: more than a century of them. */
const MAX_DAYS = 50_000;

const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`);

/**
 * Writes what a clock shows as spreadsheets of every country read it: 2025-03-05 14:30. A table has few days, so that each is written once.
 */
export function clockTexts(): (wallClock: number) => string {
  const days = new Map<number, string>();
  const dayText = (day: number) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    if (days.size >= MAX_DAYS) days.clear();
    const [text = ''] = new Date(day * DAY_MS).toISOString().split('T');
    days.set(day, text);
    return text;
  };
  return (wallClock) => {
    const day = Math.floor(wallClock / DAY_MS);
    const minutes = Math.floor((wallClock - day * DAY_MS) / MINUTE_MS);
    return `${dayText(day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  };
}
