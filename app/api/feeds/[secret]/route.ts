import { allButGet } from '@/lib/bff/call/other-methods';
import { feedAnswer } from '@/lib/bff/feeds/feed-answer';

export const dynamic = 'force-dynamic';

/** A subscribed calendar, for whichever program has its address; the address is `/api/feeds/<secret>.ics`. */
export async function GET(request: Request, { params }: { params: Promise<{ secret: string }> }): Promise<Response> {
  return feedAnswer(request, (await params).secret);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
