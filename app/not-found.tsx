import { PlainFrame } from '@/components/notice/plain-frame';
import { NotFoundNotice, notFoundTitle } from '@/components/notice/not-found-notice';
import { portalConfig } from '@/lib/config';

/** An address that no page of the portal lies at. */
export default async function NotFound() {
  const [name, { title }] = await Promise.all([notFoundTitle(), portalConfig()]);
  return (
    <PlainFrame>
      <title>{`${name} · ${title}`}</title>
      <NotFoundNotice />
    </PlainFrame>
  );
}
