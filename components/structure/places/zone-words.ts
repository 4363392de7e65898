export interface ZoneWord {
  readonly value: string;
  readonly text: string;
}

/** Every time zone, as the server's database of them writes it. */
export const zoneWords = (): ZoneWord[] =>
  Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/'))
    .map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }));
