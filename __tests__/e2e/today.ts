const ZONE = 'Asia/Kolkata';

/** The year that the portal's pages show: India's. */
export const yearInIndia = () => new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, year: 'numeric' }).format();

/** Today in words, as an English page shows it: Wednesday, 5 March 2025. */
export const todayInWords = () => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts();
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of('weekday')}, ${of('day')} ${of('month')} ${of('year')}`;
};

/** The day so many days ago, as the portal writes dates: 05-Mar-2025. */
export const dateDaysAgo = (days: number) => {
  const [day, month, year] = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  })
    .formatToParts(Date.now() - days * 86_400_000)
    .reduce<string[]>((found, { type, value }) => {
      const at = ['day', 'month', 'year'].indexOf(type);
      if (at >= 0) found[at] = value;
      return found;
    }, []);
  return `${day}-${month}-${year}`;
};
