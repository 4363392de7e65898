import { answerNotFound } from '@/lib/page-status';
import { NotFoundNotice } from './not-found-notice';

/** What a page shows, with status 404, that finds nothing at its address. */
export function NotFoundPage() {
  answerNotFound();
  return <NotFoundNotice />;
}
