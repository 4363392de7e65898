import { answerNotFound } from '@/lib/page-status';
import { NotFoundNotice } from './not-found-notice';

/** A page for an address without content, with status 404. */
export function NotFoundPage() {
  answerNotFound();
  return <NotFoundNotice />;
}
