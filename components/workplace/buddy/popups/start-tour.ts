import { startWalk } from '@/components/ui/walkthrough/start-walk';
import type { Walk } from '@/components/ui/walkthrough/walk';
import { call } from '@/lib/client/call/call';
import type { RequestFor } from '@/lib/contract/all';
import { urlNameOf } from '@/lib/links/url-name';
import type { Translate } from '@/lib/i18n/message-key';
import { walkMessagesOf } from '../buddy-messages';

interface TourOptions extends Pick<Walk, 'companion' | 'onEnd'> {
  readonly kind: RequestFor<'listTourSteps'>['Param'];
  readonly path: string;
  readonly t: Translate<'buddy'>;
  /** Called when there is a tour and before it begins. */
  readonly makeWay: () => void;
}

/** TOUR-18: starts the tour of the frame or of a page; false where it has none. What goes wrong is thrown. */
export async function startTour({ kind, path, t, makeWay, companion, onEnd }: TourOptions): Promise<boolean> {
  const steps = await call('listTourSteps', { URLName: urlNameOf(path), Param: kind });
  if (steps.length === 0) return false;
  makeWay();
  await startWalk({
    kind,
    title: t(kind === 'global' ? 'portalTour' : 'pageTour'),
    companion,
    steps: steps.map(({ FieldName, Content }) => ({ target: FieldName, html: Content })),
    words: walkMessagesOf(t),
    onEnd,
  });
  return true;
}
