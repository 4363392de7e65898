import { redirect } from 'next/navigation';
import { SCHEDULER_PAGE } from '@/components/workplace/scheduler/scheduler-pages';
import { requireSession } from '@/lib/bff/session/require-session';

/** Where the menu leads; the list has the address of the specification. */
export default async function SchedulerMenuPage(): Promise<never> {
  await requireSession('full');
  redirect(SCHEDULER_PAGE);
}
