import { PlainFrame } from '@/components/notice/plain-frame';
import { NotFoundNotice } from '@/components/notice/not-found-notice';

export default function NotFound() {
  return (
    <PlainFrame>
      <NotFoundNotice />
    </PlainFrame>
  );
}
