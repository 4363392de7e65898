import type { ReactNode } from 'react';
import { NoticeDrawing, type DrawingName } from './notice-drawing';

interface NoticeProps {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing to know and what to do next: a page that says where a way ended. */
export function Notice({ drawing, title, text, actions, children }: NoticeProps) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <NoticeDrawing name={drawing} />
      <h1 className="mt-6 text-2xl leading-8 font-semibold text-balance">{title}</h1>
      <p className="mt-2 text-base text-pretty text-muted">{text}</p>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
      {children}
    </div>
  );
}
