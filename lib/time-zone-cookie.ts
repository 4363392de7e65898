/** The zone of the browser's clock, as `Europe/Paris`. */
export const TIME_ZONE_COOKIE = 'hr-time-zone';
