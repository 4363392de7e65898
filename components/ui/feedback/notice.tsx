import type { ReactNode } from 'react';

interface NoticeProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** More to know, between the text and the actions. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One thing to know and what to do next: a page that says where a way ended. */
export function Notice({ drawing, title, text, actions, children }: NoticeProps) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {drawing}
      <h1 className="mt-6 text-2xl font-semibold text-balance">{title}</h1>
      <p className="mt-2 text-base text-balance text-muted">{text}</p>
      {children}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
