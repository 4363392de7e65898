import { defineCapability } from '../capability';
import { loadStandardCalendar } from './reference';
import { calendars } from './tables';

export const calendarCapability = defineCapability({
  name: 'calendar',
  referenceData: [{ table: calendars, order: 1, load: loadStandardCalendar }],
});
