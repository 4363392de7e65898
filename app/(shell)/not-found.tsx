import { NotFoundNotice } from '@/components/notice/not-found-notice';

export default function ShellNotFound() {
  return <NotFoundNotice />;
}
