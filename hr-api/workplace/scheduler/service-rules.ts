import type { Frequency } from '../../../lib/contract/platform/schedules/frequency';
import {
  fieldsShown,
  frequencyOf,
  type SchedulerFields,
} from '../../../lib/contract/platform/schedules/scheduler-options';
import { nextDue, nextDues, type Timetable } from '../../../lib/contract/platform/schedules/timetable';
import type { RequestFor } from '../../../lib/contract/all';
import type { ServiceIssue } from '../../../lib/contract/workplace/scheduler/issues';
import type { RecurringWork } from '../../platform/capability';
import { startOf } from '../../platform/dates';

type Asked = Omit<RequestFor<'saveServiceSchedule'>, 'AutoCode' | 'Version'>;
type Field = keyof Asked;

export interface IssueAt {
  readonly path: Field;
  readonly message: ServiceIssue;
}

/** SSCH-22 and VCON-12: every field that the type shows, four days of the month among them. */
export function missingIn(asked: Asked): IssueAt[] {
  if (asked.EveryMinutes !== null) return [];
  const needed: readonly Field[] =
    asked.SchedulerType === null
      ? ['SchedulerType']
      : ['ExecuteTime', 'SchedulerCode', ...fieldsShown(asked.SchedulerType)];
  return needed.filter((field) => asked[field] === null).map((path) => ({ path, message: 'required' }));
}

/** The timetable that is asked for; nothing that it needs is missing. */
export function timetableOf(asked: Asked): Timetable {
  const frequency: Frequency =
    asked.EveryMinutes === null
      ? frequencyOf(asked as SchedulerFields)
      : { kind: 'minutes', every: asked.EveryMinutes };
  return { from: startOf(asked.EffectiveFrom).toISOString(), time: asked.ExecuteTime ?? '00:00', frequency };
}

/** Enough of them for the longest and the shortest month to be among them. */
const INSTANTS = 200;

/**
 * Whether a timetable keeps within the bounds of a service. It has to be rare enough, and where the service keeps the product safe, often
 * enough and soon.
 */
export function boundIssues(service: RecurringWork, timetable: Timetable, now: Date): IssueAt[] {
  const path = timetable.frequency.kind === 'minutes' ? 'EveryMinutes' : 'SchedulerCode';
  const dues = nextDues(timetable, now, INSTANTS).map((due) => due.getTime());
  const gaps = dues.slice(1).map((due, at) => due - dues[at]!);
  if (Math.min(...gaps) < service.bounds.leastMs) return [{ path, message: 'too_often' }];
  if (service.mayBeSwitchedOff) return [];
  if (Math.max(...gaps) > service.bounds.mostMs) return [{ path, message: 'too_seldom' }];
  const first = nextDue(timetable, now)!.getTime() - now.getTime();
  return first > service.bounds.mostMs ? [{ path: 'EffectiveFrom', message: 'too_seldom' }] : [];
}
