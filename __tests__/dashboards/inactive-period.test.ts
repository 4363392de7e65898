import { inactivePeriod } from '@/components/dashboards/dimensions/inactive-period';
import { readDashboardView } from '@/components/dashboards/model/dashboard-view';

const TODAY = '2026-03-18';

function daysOf(address: string) {
  const query = new URLSearchParams(address);
  const { year, month, days } = inactivePeriod(query, readDashboardView(query, TODAY).year, TODAY);
  return [year, month, days.FromDate, days.ToDate];
}

test('who lists those who left finds those of a year, of a month of it or of other days', () => {
  expect(daysOf('')).toEqual([null, null, '2025-04-01', TODAY]);
  expect(daysOf('year=2024')).toEqual([2024, null, '2024-01-01', '2024-12-31']);
  expect(daysOf('year=2024&month=2')).toEqual([2024, 2, '2024-02-01', '2024-02-29']);
  expect(daysOf('year=&month=&first=2023-05-05&last=2023-06-06')).toEqual([null, null, '2023-05-05', '2023-06-06']);
});

test('a month that is chosen without a year is one of the year in which the other days end', () => {
  expect(daysOf('month=2')).toEqual([2026, 2, '2026-02-01', '2026-02-28']);
  expect(daysOf('year=&month=12&first=2023-05-05&last=2023-06-06')).toEqual([2023, 12, '2023-12-01', '2023-12-31']);
  expect(daysOf('month=13')).toEqual([null, null, '2025-04-01', TODAY]);
});
