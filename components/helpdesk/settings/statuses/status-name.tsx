import { RichText } from '@/components/ui/media/rich-text';
import { textOfHtml } from '@/lib/text/html-text';

interface StatusNameProps {
  /** As the HR API gave it: words, or HTML. */
  readonly html: string;
  readonly loadingText: string;
}

/** INBOX-22: the name of a status within a line of text. Words alone need no cleaning and stand there at once. */
export function StatusName({ html, loadingText }: StatusNameProps) {
  if (!html.includes('<')) return textOfHtml(html);
  return <RichText html={html} loadingText={loadingText} className="inline *:inline" />;
}
