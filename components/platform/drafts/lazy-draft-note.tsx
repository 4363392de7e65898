import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';

/** The state of a form's draft, fetched once there is something to say; its place stands free until then. */
export const LazyDraftNote = lazyWithMessages(
  'drafts',
  (language) => import(`@/messages/${language}/drafts.json`),
  async () => (await import('./draft-note')).DraftNote,
  <div className="sm:min-h-11" />,
);
