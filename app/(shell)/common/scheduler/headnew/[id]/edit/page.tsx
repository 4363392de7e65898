import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { ScheduleDialog } from '@/components/workplace/scheduler/dialog/schedule-dialog';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { readSchedules, schedulerMetadata, SchedulerPage } from '../../../scheduler-page';

export const generateMetadata = schedulerMetadata;

/** SSCH-05. */
export default async function EditSchedulePage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const schedules = await readSchedules();
  const { id } = await params;
  const schedule = schedules.find(({ AutoCode }) => AutoCode === id);
  if (!schedule) return <NotFoundPage />;
  const services = await callHr('listServices', {});
  return <SchedulerPage schedules={schedules} dialog={<ScheduleDialog schedule={schedule} services={services} />} />;
}
