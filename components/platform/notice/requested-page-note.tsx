import { getTranslations } from 'next-intl/server';
import { pageCaller } from '@/lib/bff/call/page-caller';

interface RequestedPageNoteProps {
  /** What keeps the visitor from the page. */
  readonly at: 'sign-in' | 'code' | 'conduct';
}

/** Tells a redirected visitor why they are here, and that the requested page opens afterwards. */
export async function RequestedPageNote({ at }: RequestedPageNoteProps) {
  const { requestedPage: askedPage } = await pageCaller();
  if (!askedPage) return null;
  const t = await getTranslations('reasons');
  return <p className="mb-6 rounded bg-accent-tint px-3 py-2.5 text-pretty text-ink">{t(`gate.${at}`)}</p>;
}
