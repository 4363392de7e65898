import { lazy, Suspense } from 'react';
import { textOfHtml } from '@/lib/text/html-text';

const RichText = lazy(async () => ({ default: (await import('@/components/ui/media/rich-text')).RichText }));

interface StatusNameProps {
  /** As the HR API gave it: words, or HTML. */
  readonly html: string;
  readonly loadingText: string;
}

/** INBOX-22: the name of a status within a line of text. Words alone need no cleaning and stand there at once. */
export function StatusName({ html, loadingText }: StatusNameProps) {
  if (!html.includes('<')) return textOfHtml(html);
  return (
    <Suspense fallback={null}>
      <RichText html={html} loadingText={loadingText} className="inline *:inline" />
    </Suspense>
  );
}
