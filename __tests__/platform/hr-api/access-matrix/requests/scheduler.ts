import type { schedulerCalls } from '../../../../../lib/contract/workplace/scheduler/services';
import { forAll, type RequestTable } from './request-table';

const NOBODYS = { AutoCode: '00000000-0000-4000-8000-000000000000' };

export const schedulerRequests: RequestTable<keyof typeof schedulerCalls> = {
  listServiceSchedules: forAll({}),
  listServices: forAll({}),
  saveServiceSchedule: forAll({
    ...NOBODYS,
    ServiceCode: 'clean up',
    EffectiveFrom: '2026-03-18',
    ExecuteTime: '09:00',
    SchedulerType: 1 as const,
    SchedulerCode: 1,
    MonthCode1: null,
    MonthCode2: null,
    MonthCode3: null,
    MonthCode4: null,
    WeekDay: null,
    HourCode: null,
    EveryMinutes: null,
    Active: true,
  }),
  deleteServiceSchedule: forAll(NOBODYS),
  runService: forAll(NOBODYS),
  listServiceRuns: forAll({ AutoCode: null, IsFailedOnly: false }),
};
