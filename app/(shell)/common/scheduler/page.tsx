import { readSchedules, schedulerMetadata, SchedulerPage } from './scheduler-page';

export const generateMetadata = schedulerMetadata;

export default async function SchedulerListPage() {
  return <SchedulerPage schedules={await readSchedules()} />;
}
