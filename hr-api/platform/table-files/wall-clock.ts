const [SECOND_MS, DAY_MS] = [1_000, 86_400_000];

/** Days whose offset is remembered: more than a century of them. */
const MAX_DAYS = 50_000;

/**
 * What a clock of the zone shows, as the milliseconds of the same time in UTC. Zones are slow to ask, so the offset of a day on
 * which no clock is changed is asked for once.
 */
export function wallClockOf(timeZone: string): (instant: Date) => number {
  const offsetAt = offsetsIn(timeZone);
  const offsets = new Map<number, number | null>();
  const offsetOf = (day: number) => {
    const [first, last] = [offsetAt(day * DAY_MS), offsetAt((day + 1) * DAY_MS)];
    return first === last ? first : null;
  };
  return (instant) => {
    const ms = instant.getTime();
    const day = Math.floor(ms / DAY_MS);
    let offset = offsets.get(day);
    if (offset === undefined) {
      if (offsets.size >= MAX_DAYS) offsets.clear();
      offset = offsetOf(day);
      offsets.set(day, offset);
    }
    return ms + (offset ?? offsetAt(ms));
  };
}

/** By how much a zone is ahead of UTC at an instant: `GMT+05:30`, with seconds long ago, `GMT` alone where it is not. */
function offsetsIn(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (ms) => {
    if (Number.isNaN(ms)) return ms;
    const [, sign, ...units] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(format.format(ms)) ?? [];
    const [hours = 0, minutes = 0, seconds = 0] = units.map((unit) => Number(unit ?? 0));
    return (sign === '-' ? -1 : 1) * (hours * 3_600 + minutes * 60 + seconds) * SECOND_MS;
  };
}
