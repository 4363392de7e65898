/** What a line of iCalendar says; names with their parameters, such as `DTSTART;VALUE=DATE`. */
export type IcalEvent = Readonly<Record<string, string>>;

/** An independent and strict reader of what we write: throws where RFC 5545 is not kept. */
export function readEvents(text: string): { readonly calendar: IcalEvent; readonly events: readonly IcalEvent[] } {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end in CRLF');
  const lines = text.slice(0, -2).split('\r\n');
  const long = lines.find((line) => Buffer.byteLength(line) > 75 || line.includes('\uFFFD'));
  if (long !== undefined) throw new Error(`a line is too long, or a character cut: ${long}`);
  const calendar: Record<string, string> = {};
  const events: Record<string, string>[] = [];
  let open = calendar;
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)*):(.*)$/u.exec(line) ?? [];
    if (name === '') throw new Error(`no property: ${line}`);
    if (line === 'BEGIN:VEVENT') events.push((open = {}));
    else if (line === 'END:VEVENT') open = calendar;
    else if (name !== 'BEGIN' && name !== 'END') {
      if (name in open) throw new Error(`${name} stands twice`);
      open[name] = value.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    }
  }
  for (const event of events) {
    const missing = ['UID', 'DTSTAMP', 'SEQUENCE', 'SUMMARY'].filter((name) => !(name in event));
    if (missing.length > 0) throw new Error(`an event is without ${missing.join(', ')}`);
  }
  if (new Set(events.map(({ UID }) => UID)).size < events.length) throw new Error('two events have one UID');
  return { calendar, events };
}

/** When an event is and what it says, in one line. */
export function lineOf(event: IcalEvent): string {
  const days = [event['DTSTART;VALUE=DATE'], event['DTEND;VALUE=DATE']];
  const [from, to] = days[0] ? days : [event.DTSTART, event.DTEND];
  return `${from} ${to} ${event.SUMMARY}`;
}
