import { isCalendarDate, isInstant } from '@/hr-api/platform/dates';

test.each(['2024-02-31', '2023-02-29', '2024-13-01', '0000-01-01', '2024-1-1', '', 'soon'])(
  '“%s” is no day',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test.each(['2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '2024-02-31 09:00:00+00',
  '2024-02-01 24:00:00+00',
  '2024-02-01 09:60:00+00',
  '2024-02-01 09:00:00+16',
  '2024-02-01 09:00:00',
  '0000-02-01 09:00:00+00',
])('%s is no instant', (text) => {
  expect(isInstant(text)).toBe(false);
});

test.each(['2027-03-01 09:00:00.123456+05:30', '2024-02-29 23:59:59+00', '12024-02-29 00:00:00-15:59:59'])(
  '%s is an instant',
  (text) => {
    expect(isInstant(text)).toBe(true);
  },
);
