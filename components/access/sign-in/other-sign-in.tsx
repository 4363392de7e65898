import { withBasePath } from '@/lib/links/links';

interface OtherSignInProps {
  readonly question: string;
  readonly href: `/${string}`;
  readonly text: string;
}

/** Links to the other sign-in page. */
export function OtherSignIn({ question, href, text }: OtherSignInProps) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
      {question}
      <a
        href={withBasePath(href)}
        className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-text hover:underline"
      >
        {text}
      </a>
    </p>
  );
}
