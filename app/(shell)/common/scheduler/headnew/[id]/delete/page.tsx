import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { DeleteScheduleDialog } from '@/components/workplace/scheduler/dialog/delete-schedule-dialog';
import { readSchedules, schedulerMetadata, SchedulerPage } from '../../../scheduler-page';

export const generateMetadata = schedulerMetadata;

/** SSCH-06. */
export default async function DeleteSchedulePage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const schedules = await readSchedules();
  const { id } = await params;
  const schedule = schedules.find(({ AutoCode }) => AutoCode === id);
  if (!schedule) return <NotFoundPage />;
  return <SchedulerPage schedules={schedules} dialog={<DeleteScheduleDialog schedule={schedule} />} />;
}
