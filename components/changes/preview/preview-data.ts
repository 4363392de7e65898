import type { ReplyFor, RequestFor } from '@/lib/contract/all';

export type PreviewRequest = RequestFor<'previewChange'>;
export type Preview = ReplyFor<'previewChange'>;
export type LaterChange = Preview['Later'][number];
export type Effect = Preview['Effects'][number];
export type Sight = Preview['Sight'];
