import { useEffect, useRef } from 'react';
import { withBasePath } from '@/lib/links/links';

interface MailFrameProps {
  readonly title: string;
  /** A whole document. */
  readonly html: string;
  /** Classes of its size. */
  readonly className: string;
}

/** A document of its own knows no address of ours. */
const withOrigin = (html: string) => html.replaceAll('src="/api/', `src="${location.origin}${withBasePath('/api/')}`);

/** A mail as mail programs show it, in a frame in which nothing runs. */
export function MailFrame({ title, html, className }: MailFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const address = URL.createObjectURL(new Blob([withOrigin(html)], { type: 'text/html;charset=utf-8' }));
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [html]);

  // Its own origin, so that its pictures come with the session; scripts it has none, and could run none.
  return <iframe ref={ref} sandbox="allow-same-origin" title={title} className={className} />;
}
