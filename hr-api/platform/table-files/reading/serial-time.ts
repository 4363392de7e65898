const DAY_SECONDS = 86_400;
const DAY_MS = 86_400_000;

/** The first day behind those that spreadsheets can name, 1 January 10000. */
const END_MS = Date.UTC(10_000, 0, 1);

/** The 29 February 1900, which never was and which Excel counts all the same. */
const DAY_THAT_NEVER_WAS = 60;

export interface SerialTime {
  /** `YYYY-MM-DD`; none where the number is less than a day. */
  readonly day?: string;
  /** `HH:mm`, with seconds where there are any. */
  readonly time: string;
}

/** The point of time that spreadsheets count with a number, or null where they show none. */
export function serialTime(serial: number, is1904 = false): SerialTime | null {
  const seconds = Math.round(serial * DAY_SECONDS);
  if (!(seconds >= 0)) return null;
  const days = Math.floor(seconds / DAY_SECONDS);
  const clock = new Date((seconds % DAY_SECONDS) * 1000).toISOString().slice(11, 19);
  const time = clock.endsWith(':00') ? clock.slice(0, 5) : clock;
  if (days === 0 && !is1904) return { time };
  if (days === DAY_THAT_NEVER_WAS && !is1904) return null;
  const ms = firstDay(days, is1904) + days * DAY_MS;
  return ms < END_MS ? { day: new Date(ms).toISOString().slice(0, 10), time } : null;
}

/** From which day on the days are counted. */
function firstDay(days: number, is1904: boolean): number {
  if (is1904) return Date.UTC(1904, 0, 1);
  return days > DAY_THAT_NEVER_WAS ? Date.UTC(1899, 11, 30) : Date.UTC(1899, 11, 31);
}
