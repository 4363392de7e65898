import { ScheduleDialog } from '@/components/workplace/scheduler/dialog/schedule-dialog';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { readSchedules, schedulerMetadata, SchedulerPage } from '../../scheduler-page';

export const generateMetadata = schedulerMetadata;

/** SSCH-04. */
export default async function NewSchedulePage() {
  const schedules = await readSchedules();
  const services = await callHr('listServices', {});
  return <SchedulerPage schedules={schedules} dialog={<ScheduleDialog schedule={null} services={services} />} />;
}
